import Accounts
import Base
import TestSupport
import Testing
import Vault

@Suite struct PasskeyServiceTests {
  private let household: Household
  private let person: Person
  private let session: Session
  private let site = Passkeys(relyingParty: "localhost", origins: ["http://localhost"])
  private var passkeys: PasskeyService { household.accounts.passkeys }

  init() throws {
    household = try Household()
    person = try household.owner()
    session = try household.session(of: person).session
  }

  /// An authenticator whose passkey is kept.
  private func registered(_ person: Person, seed: UInt8 = 1) throws -> TestAuthenticator {
    let authenticator = TestAuthenticator(owner: person.id, seed: seed)
    let question = try passkeys.askToRegister(person, in: session.id, site: site)
    _ = try passkeys.register(
      authenticator.create(question.options), ticket: question.ticket.text, name: "열쇠", of: person.id,
      in: session.id, site: site)
    return authenticator
  }

  private func signIn(_ authenticator: inout TestAuthenticator) throws -> Person {
    let question = try passkeys.askToSignIn(site: site)
    return try passkeys.signIn(authenticator.get(question.options), ticket: question.ticket.text, site: site)
  }

  @Test func `a passkey signs its person in, and its use is noted`() throws {
    var authenticator = try registered(person)
    #expect(try passkeys.list(of: person.id).map(\.name) == ["열쇠"])
    #expect(try signIn(&authenticator).id == person.id)
    #expect(try signIn(&authenticator).id == person.id)
    #expect(try passkeys.list(of: person.id).first?.usedAt == household.clock.now())
  }

  @Test func `an answer counts once`() throws {
    var authenticator = try registered(person)
    let question = try passkeys.askToSignIn(site: site)
    let answer = authenticator.get(question.options)
    _ = try passkeys.signIn(answer, ticket: question.ticket.text, site: site)
    #expect(throws: PasskeyRefusal.question) {
      try passkeys.signIn(answer, ticket: question.ticket.text, site: site)
    }
    let next = try passkeys.askToSignIn(site: site)
    #expect(throws: PasskeyRefusal.answer(.wrongChallenge)) {
      try passkeys.signIn(answer, ticket: next.ticket.text, site: site)
    }
    // The question was used up by the wrong answer.
    #expect(throws: PasskeyRefusal.question) {
      try passkeys.signIn(authenticator.get(next.options), ticket: next.ticket.text, site: site)
    }
  }

  @Test func `a question waits five minutes`() throws {
    var authenticator = try registered(person)
    let question = try passkeys.askToSignIn(site: site)
    household.clock.advance(seconds: 300)
    let answer = authenticator.get(question.options)
    #expect(throws: PasskeyRefusal.question) {
      try passkeys.signIn(answer, ticket: question.ticket.text, site: site)
    }
  }

  @Test func `a counter that goes back is refused, and the person can see it`() throws {
    var authenticator = try registered(person)
    let copy = authenticator
    _ = try signIn(&authenticator)
    var old = copy
    #expect(throws: PasskeyRefusal.answer(.counterWentBack)) { try signIn(&old) }
    #expect(try passkeys.list(of: person.id).first?.doubtedAt != nil)
    #expect(try signIn(&authenticator).id == person.id)
  }

  @Test func `a passkey that nobody has, a wrong site and a wrong page are refused`() throws {
    var stranger = TestAuthenticator(owner: person.id, seed: 9)
    #expect(throws: PasskeyRefusal.unknown) { try signIn(&stranger) }
    var authenticator = try registered(person)
    authenticator.origin = "http://evil.example"
    #expect(throws: PasskeyRefusal.answer(.wrongOrigin)) { try signIn(&authenticator) }
    authenticator.origin = "http://localhost"
    authenticator.relyingParty = "evil.example"
    #expect(throws: PasskeyRefusal.answer(.wrongRelyingParty)) { try signIn(&authenticator) }
  }

  @Test func `questions are bound to what they are for, to the person and to the session`() throws {
    var authenticator = try registered(person)
    let other = try household.session(of: person).session
    let unlock = try passkeys.askToUnlock(person.id, in: session.id, site: site)
    let answer = authenticator.get(unlock.options)
    #expect(throws: PasskeyRefusal.question) {
      try passkeys.unlock(answer, ticket: unlock.ticket.text, of: person.id, in: other.id, site: site)
    }
    let signIn = try passkeys.askToSignIn(site: site)
    #expect(throws: PasskeyRefusal.question) {
      try passkeys.unlock(
        authenticator.get(signIn.options), ticket: signIn.ticket.text, of: person.id, in: session.id, site: site)
    }
    let again = try passkeys.askToUnlock(person.id, in: session.id, site: site)
    try passkeys.unlock(
      authenticator.get(again.options), ticket: again.ticket.text, of: person.id, in: session.id, site: site)
  }

  @Test func `another person's passkey opens no lock, and cannot be made one's own`() throws {
    let authenticator = try registered(person)
    let member = try household.member()
    let theirs = try household.session(of: member).session
    var foreign = authenticator
    let question = try passkeys.askToUnlock(member.id, in: theirs.id, site: site)
    #expect(throws: PasskeyRefusal.unknown) {
      try passkeys.unlock(
        foreign.get(question.options), ticket: question.ticket.text, of: member.id, in: theirs.id, site: site)
    }
    let taking = try passkeys.askToRegister(member, in: theirs.id, site: site)
    #expect(throws: PasskeyRefusal.unknown) {
      try passkeys.register(
        authenticator.create(taking.options), ticket: taking.ticket.text, name: "", of: member.id, in: theirs.id,
        site: site)
    }
  }

  @Test func `a passkey is renamed and removed by its own person alone`() throws {
    _ = try registered(person)
    let member = try household.member()
    let id = try #require(try passkeys.list(of: person.id).first?.id)
    #expect(try passkeys.rename(id, to: "x", of: member.id) == false)
    #expect(try passkeys.remove(id, of: member.id) == false)
    #expect(try passkeys.rename(id, to: " 전화 ", of: person.id))
    #expect(try passkeys.list(of: person.id).map(\.name) == ["전화"])
    #expect(try passkeys.remove(id, of: person.id))
    #expect(try passkeys.list(of: person.id).isEmpty)
  }

  @Test func `the last way in is not thrown away`() throws {
    let fresh = try Household()
    let owner = try fresh.accounts.people.owner()
    let (session, _) = try fresh.session(of: owner)
    let authenticator = TestAuthenticator(owner: owner.id)
    let question = try fresh.accounts.passkeys.askToRegister(owner, in: session.id, site: site)
    let kept = try fresh.accounts.passkeys.register(
      authenticator.create(question.options), ticket: question.ticket.text, name: "a", of: owner.id, in: session.id,
      site: site)
    _ = try fresh.member()
    #expect(throws: PeopleError.lastProof) { try fresh.accounts.passkeys.remove(kept.id, of: owner.id) }
    #expect(try fresh.accounts.passkeys.list(of: owner.id).count == 1)
  }
}
