/// The page behind a link that works once.
struct InvitationViewModel {
  struct Output: Equatable {
    let token: String
    /// Whether a new password is set, rather than somebody joins.
    let isReset: Bool
    var name = ""
    /// What will not do as it was typed.
    var error: PeopleError?
  }

  func output(_ token: String, _ invitation: Invitation, name: String = "", _ error: PeopleError? = nil) -> Output {
    Output(
      token: token, isReset: invitation.person != nil, name: name,
      error: error)
  }
}
