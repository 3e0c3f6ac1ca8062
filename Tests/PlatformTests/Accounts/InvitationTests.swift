import Accounts
import Base
import Testing
import Vault

@Suite struct InvitationTests {
  private let household: Household
  private let owner: Person
  private var invitations: InvitationService { household.accounts.invitations }

  init() throws {
    household = try Household()
    owner = try household.owner()
  }

  @Test func `a link joins once, in the role that it names`() throws {
    let (invitation, secret) = try invitations.invite(as: .member, by: owner.id)
    #expect(try invitations.open() == [invitation])
    #expect(try invitations.look(secret.text) == invitation)
    let person = try invitations.accept(secret.text, name: "Linh", password: Household.password)
    #expect(person.role == .member)
    #expect(try household.accounts.people.find(named: "linh") == person)
    #expect(try invitations.open().isEmpty)
    #expect(throws: InvitationService.Refusal.used) { try invitations.look(secret.text) }
    #expect(throws: InvitationService.Refusal.used) {
      try invitations.accept(secret.text, name: "Second", password: Household.password)
    }
  }

  @Test func `a name or password that will not do leaves the link as it was`() throws {
    let text = try invitations.invite(as: .member, by: owner.id).secret.text
    #expect(throws: PeopleError.nameTaken) {
      try invitations.accept(text, name: "지민", password: Household.password)
    }
    #expect(throws: PeopleError.password(.common)) {
      try invitations.accept(text, name: "Linh", password: "password123")
    }
    _ = try invitations.accept(text, name: "Linh", password: Household.password)
  }

  @Test func `links that are none, unknown, taken back or too old are told apart`() throws {
    #expect(throws: InvitationService.Refusal.malformed) { try invitations.look("../../etc/passwd") }
    #expect(throws: InvitationService.Refusal.unknown) { try invitations.look(Secret.new().text) }
    let (invitation, secret) = try invitations.invite(as: .owner, by: owner.id)
    #expect(try invitations.remove(invitation.id))
    #expect(throws: InvitationService.Refusal.unknown) { try invitations.look(secret.text) }
    let old = try invitations.invite(as: .member, by: owner.id).secret.text
    household.clock.advance(seconds: 7 * 86_400)
    #expect(throws: InvitationService.Refusal.expired) { try invitations.look(old) }
    #expect(throws: InvitationService.Refusal.expired) {
      try invitations.accept(old, name: "Linh", password: Household.password)
    }
  }

  @Test func `a link to a new password works once and ends the sessions`() throws {
    let member = try household.member()
    let token = try household.session(of: member).token
    let first = try invitations.reset(member, by: owner.id).secret.text
    #expect(throws: SessionError.ended) { try household.accounts.sessions.resume(token) }
    let second = try invitations.reset(member, by: owner.id).secret.text
    #expect(throws: InvitationService.Refusal.unknown) { try invitations.look(first) }
    #expect(try invitations.look(second).person == member.id)
    #expect(try invitations.open().isEmpty)
    #expect(throws: InvitationService.Refusal.unknown) {
      try invitations.accept(second, name: "Other", password: Household.password)
    }
    _ = try invitations.acceptReset(second, password: "eine neue Losung")
    #expect(throws: InvitationService.Refusal.used) {
      try invitations.acceptReset(second, password: "noch eine Losung")
    }
    _ = try household.accounts.signIn.prove("Linh", password: "eine neue Losung", from: Household.phone)
  }

  @Test func `a link to join sets nobody's password`() throws {
    let text = try invitations.invite(as: .member, by: owner.id).secret.text
    #expect(throws: InvitationService.Refusal.unknown) {
      try invitations.acceptReset(text, password: Household.password)
    }
  }
}
