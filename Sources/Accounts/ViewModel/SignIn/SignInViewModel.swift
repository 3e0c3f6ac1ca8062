import Localization

/// The page on which somebody says who they are.
struct SignInViewModel {
  /// What stood in the way.
  enum Problem: Equatable {
    case wrong
    case throttled(Int)
    case ended
    case passkey
  }

  struct Output: Equatable {
    var name = ""
    var next = "/"
    /// Why there is no session any more.
    var why: SessionError?
    var problem: Problem?
    /// Whether anybody can sign in yet.
    var hasPeople = true
    /// Whether passkeys work under the address that the browser asked for.
    var hasPasskeys = false
  }

  /// - Parameter why: the word that stands in the address.
  func output(next: String, why: String?, access: Access, hasPasskeys: Bool) -> Output {
    Output(
      next: next, why: SessionError.allCases.first { "\($0)" == why }, hasPeople: access.withProof > 0,
      hasPasskeys: hasPasskeys)
  }
}
