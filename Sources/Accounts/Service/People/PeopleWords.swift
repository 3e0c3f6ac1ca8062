import Localization
import Vault

/// What is wrong about a person, in words.
struct PeopleWords {
  private let words: Words

  init(_ words: Words) { self.words = words }

  func sentence(_ error: PeopleError) -> String {
    switch error {
    case .name: words("accounts.error.name", .count(PeopleService.longestName))
    case .nameTaken: words("accounts.error.nameTaken")
    case .password(let complaint):
      switch complaint {
      case .tooShort: words("accounts.error.passwordShort", .count(PeopleService.shortestPassword))
      case .tooLong: words("accounts.error.passwordLong")
      case .common: words("accounts.error.passwordCommon")
      case .name: words("accounts.error.passwordName")
      }
    case .wrongPassword: words("accounts.error.passwordWrong")
    case .lastOwner: words("accounts.error.lastOwner")
    case .ownerCannotSignIn: words("accounts.error.ownerProof")
    case .lastProof: words("accounts.error.lastProof")
    case .notFound: words("accounts.error.notFound")
    }
  }
}
