package import Book
package import Vault

/// Everything about people and how they come in, put together once.
package struct AccountServices: Sendable {
  package let people: PeopleService
  package let invitations: InvitationService
  package let sessions: SessionService
  package let signIn: SignInService
  package let passkeys: PasskeyService
  package let tokens: TokenService
  package let locks: LockService

  /// - Parameter cost: what hashing a password costs; tests that make many people take the least.
  package init(house: House, cost: PasswordCost = .standard) {
    people = PeopleService(house: house, cost: cost)
    invitations = InvitationService(house: house, people: people)
    sessions = SessionService(house: house)
    signIn = SignInService(house: house, sessions: sessions, cost: cost)
    passkeys = PasskeyService(house: house)
    tokens = TokenService(house: house)
    locks = LockService(house: house, cost: cost)
  }
}
