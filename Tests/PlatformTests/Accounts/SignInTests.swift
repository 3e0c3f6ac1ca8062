import Accounts
import Base
import Testing
import Vault

@Suite struct SignInTests {
  private let household: Household
  private let person: Person
  private var signIn: SignInService { household.accounts.signIn }

  init() throws {
    household = try Household()
    person = try household.owner()
  }

  @discardableResult
  private func enter(
    _ password: String = Household.password, name: String = "지민", from caller: Caller = Household.elsewhere,
    former: String? = nil
  ) throws -> String {
    try signIn.signIn(name, password: password, from: caller, formerToken: former).token.text
  }

  /// Guesses until it has to wait; answers how often it could.
  private func guess(_ count: Int, name: String = "지민", from caller: Caller = Household.elsewhere) -> Int {
    (0..<count).count { guess in
      do {
        try enter("guess number \(guess)", name: name, from: caller)
        return false
      } catch { return error as? SignInError == .wrong }
    }
  }

  @Test func `name and password sign in, in any case and width of the name`() throws {
    try household.accounts.people.rename(person.id, to: "Jimin")
    for name in ["Jimin", "JIMIN", " ｊｉｍｉｎ ", "jimín"] { try enter(name: name) }
    #expect(try household.accounts.sessions.list(of: person.id).count == 4)
  }

  @Test func `a wrong password and a name that nobody has are refused alike`() throws {
    #expect(throws: SignInError.wrong) { try enter("wrong password") }
    #expect(throws: SignInError.wrong) { try enter(name: "nobody") }
    #expect(throws: SignInError.wrong) { try enter(name: "") }
    #expect(throws: SignInError.wrong) { try enter(String(repeating: "x", count: 100_000)) }
  }

  @Test func `a guesser has to wait longer each time`() throws {
    #expect(guess(50) == 5)
    #expect(throws: SignInError.throttled(5)) { try enter() }
    household.clock.advance(seconds: 5)
    #expect(guess(10) == 1)
    #expect(throws: SignInError.throttled(10)) { try enter() }
    for _ in 1...30 {
      household.clock.advance(seconds: 900)
      _ = guess(1)
    }
    #expect(throws: SignInError.throttled(900)) { try enter() }
  }

  @Test func `waiting does not tell who has an account`() throws {
    #expect(guess(50, name: "nobody", from: Caller(address: "198.51.100.1", userAgent: "")) == 5)
    #expect(guess(50, name: "지민", from: Caller(address: "198.51.100.1", userAgent: "")) == 5)
  }

  @Test func `one network that tries many names has to wait too`() throws {
    let tries = (0..<100).count { place in guess(1, name: "name \(place)") == 1 }
    #expect(tries == 20)
  }

  @Test func `a guesser does not lock out whoever comes from where they were before`() throws {
    let token = try enter(from: Household.phone)
    #expect(guess(50) == 5)
    #expect(throws: SignInError.throttled(5)) { try enter() }
    try enter(from: Household.phone)
    // From anywhere, with a device that was signed in before.
    let hotel = Caller(address: "198.51.100.77", userAgent: "")
    #expect(throws: SignInError.throttled(5)) { try enter(from: hotel) }
    try enter(from: hotel, former: token)
  }

  @Test func `a guesser in the same network does not lock out a device that was signed in before`() throws {
    let token = try enter(from: Household.phone)
    #expect(guess(50, from: Household.phone) == 5)
    #expect(throws: SignInError.throttled(5)) { try enter(from: Household.phone) }
    try enter(from: Household.phone, former: token)
  }

  @Test func `a former token of somebody else's is no help`() throws {
    let token = try household.session(of: try household.member()).token
    #expect(guess(50) == 5)
    #expect(throws: SignInError.throttled(5)) { try enter(former: token) }
  }

  @Test func `what was right is forgotten as a failure, and all is after a day`() throws {
    #expect(guess(4) == 4)
    try enter()
    let other = Caller(address: "198.51.100.77", userAgent: "")
    #expect(guess(50, from: other) == 5)
    household.clock.advance(seconds: 86_400)
    #expect(guess(50, from: other) == 5)
  }

  @Test func `an account that was ended says so to its person alone`() throws {
    let member = try household.member()
    let token = try household.session(of: member).token
    try household.accounts.people.end(member.id)
    #expect(throws: SessionError.ended) { try household.accounts.sessions.resume(token) }
    #expect(throws: SignInError.ended) { try enter(name: "Linh") }
    #expect(throws: SignInError.wrong) { try enter("wrong password", name: "Linh") }
    try household.accounts.people.reopen(member.id)
    try enter(name: "Linh")
  }

  @Test func `a new password ends the other sessions, and the old one is wrong`() throws {
    let (session, mine) = try household.session(of: person)
    let other = try household.session(of: person).token
    let people = household.accounts.people
    #expect(throws: PeopleError.wrongPassword) {
      try people.changePassword(to: "eine neue Losung", current: "x", of: person.id, in: session.id)
    }
    try people.changePassword(
      to: "eine neue Losung", current: Household.password, of: person.id, in: session.id)
    _ = try household.accounts.sessions.resume(mine)
    #expect(throws: SessionError.ended) { try household.accounts.sessions.resume(other) }
    #expect(throws: SignInError.wrong) { try enter() }
    try enter("eine neue Losung")
  }

  @Test(arguments: [
    ("short", PasswordComplaint.tooShort), ("password123", .common), ("지민지민지민", .tooShort),
  ])
  func `a password that guessers try first is refused`(password: String, complaint: PasswordComplaint) throws {
    #expect(throws: PeopleError.password(complaint)) {
      try household.accounts.people.add("Linh", role: .member, password: password)
    }
  }

  @Test func `two people cannot have one name`() throws {
    _ = try household.member("Linh")
    #expect(throws: PeopleError.nameTaken) { try household.member("ＬＩＮＨ ") }
    #expect(throws: PeopleError.nameTaken) { try household.accounts.people.rename(person.id, to: "linh") }
    #expect(throws: PeopleError.name) { try household.member(" \u{200B} ") }
    #expect(throws: PeopleError.name) { try household.member(String(repeating: "a", count: 41)) }
  }
}
