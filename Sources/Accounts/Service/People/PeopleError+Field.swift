extension PeopleError {
  /// The field of a form that it is about.
  var field: String? {
    switch self {
    case .name, .nameTaken: "name"
    case .password: "new_password"
    case .wrongPassword: "current_password"
    case .lastOwner, .ownerCannotSignIn, .lastProof, .notFound: nil
    }
  }
}

extension PeopleWords {
  /// What is wrong with a field, where the error is about that one.
  func sentence(_ error: PeopleError?, at field: String) -> String? {
    error.flatMap { $0.field == field ? sentence($0) : nil }
  }
}
