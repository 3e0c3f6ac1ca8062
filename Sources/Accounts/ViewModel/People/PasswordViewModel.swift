/// A person's name and password.
struct PasswordViewModel {
  struct Output: Equatable {
    var name: String
    let hasPassword: Bool
    /// Whether the person signs in already, and does not only begin to.
    let isSignedIn: Bool
    var error: PeopleError?
  }

  func output(_ person: Person, isSignedIn: Bool, typed name: String? = nil, _ error: PeopleError? = nil) -> Output {
    Output(
      name: name ?? person.name, hasPassword: person.hasPassword, isSignedIn: isSignedIn,
      error: error)
  }
}
