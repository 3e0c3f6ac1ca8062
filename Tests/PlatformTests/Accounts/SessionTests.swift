import Accounts
import Base
import Store
import TestSupport
import Testing
import Vault

@Suite struct SessionTests {
  private let household: Household
  private let person: Person
  private var sessions: SessionService { household.accounts.sessions }

  init() throws {
    household = try Household()
    person = try household.owner()
  }

  private func advance(_ seconds: Int) { household.clock.advance(seconds: seconds) }

  @Test func `a session is taken up by its token and says whose it is`() throws {
    let (session, token) = try household.session(of: person)
    let resumed = try sessions.resume(token)
    #expect(resumed.person.id == person.id && resumed.session.id == session.id && resumed.renewed == nil)
    #expect(resumed.session.device == "Firefox, Android" && resumed.session.network == "192.168.0")
  }

  @Test func `a token of fifteen minutes is replaced, and the old one holds for thirty seconds`() throws {
    let (_, old) = try household.session(of: person)
    advance(15 * 60 - 1)
    #expect(try sessions.resume(old).renewed == nil)
    advance(1)
    let new = try #require(try sessions.resume(old).renewed).text
    #expect(new != old)
    advance(30)
    // The answer that told it was lost: it is told again.
    #expect(try sessions.resume(old).renewed?.text == new)
    #expect(try sessions.resume(new).renewed == nil)
    #expect(try sessions.list(of: person.id).count == 1)
  }

  @Test func `a replaced token ends the session as stolen, for both who have one`() throws {
    let (_, old) = try household.session(of: person)
    advance(15 * 60)
    let new = try #require(try sessions.resume(old).renewed).text
    advance(31)
    #expect(throws: SessionError.stolen) { try sessions.resume(old) }
    #expect(throws: SessionError.stolen) { try sessions.resume(new) }
    #expect(try sessions.list(of: person.id).isEmpty)
  }

  @Test func `a token replaced long ago is still known as a copy`() throws {
    let (_, first) = try household.session(of: person)
    var token = first
    for _ in 1...3 {
      advance(16 * 60)
      token = try #require(try sessions.resume(token).renewed).text
    }
    #expect(throws: SessionError.stolen) { try sessions.resume(first) }
    #expect(throws: SessionError.stolen) { try sessions.resume(token) }
  }

  @Test func `half a token of somebody else's opens nothing`() throws {
    let (_, mine) = try household.session(of: person)
    let (_, other) = try household.session(of: try household.member())
    let mixed = "\(mine.split(separator: ".")[0]).\(other.split(separator: ".")[1])"
    #expect(throws: SessionError.stolen) { try sessions.resume(mixed) }
    #expect(try sessions.resume(other).person.name == "Linh")
  }

  @Test(arguments: [
    "", ".", "x", "a.b", "null", "Bearer ", String(repeating: "A", count: 43), "\u{0}", "'; drop table session; --",
    String(repeating: "x", count: 100_000),
  ])
  func `what is no token is refused as that`(text: String) throws {
    #expect(throws: SessionError.malformed) { try sessions.resume(text) }
    let halves = "\(text).\(String(repeating: "A", count: 43))"
    #expect(throws: SessionError.malformed) { try sessions.resume(halves + ".x") }
  }

  @Test func `a token that nobody was given is unknown`() throws {
    let halves = "\(Secret.new().text).\(Secret.new().text)"
    #expect(throws: SessionError.unknown) { try sessions.resume(halves) }
  }

  @Test func `a session without use for thirty days is over`() throws {
    let (_, token) = try household.session(of: person)
    advance(30 * 86_400 - 1)
    let renewed = try #require(try sessions.resume(token).renewed).text
    advance(30 * 86_400)
    #expect(throws: SessionError.expired) { try sessions.resume(renewed) }
    #expect(try sessions.list(of: person.id).isEmpty)
  }

  @Test func `a session in daily use is over after a hundred and eighty days`() throws {
    var (_, token) = try household.session(of: person)
    for _ in 1..<180 {
      advance(86_400)
      token = try sessions.resume(token).renewed?.text ?? token
    }
    advance(86_400)
    #expect(throws: SessionError.expired) { try sessions.resume(token) }
  }

  @Test func `an ended session opens nothing, and others go on`() throws {
    let (session, token) = try household.session(of: person)
    let (_, other) = try household.session(of: person)
    #expect(try sessions.end(session.id, of: person.id))
    #expect(try sessions.end(session.id, of: person.id) == false)
    #expect(throws: SessionError.ended) { try sessions.resume(token) }
    #expect(try sessions.resume(other).person.id == person.id)
  }

  @Test func `all other sessions end at once`() throws {
    let (session, token) = try household.session(of: person)
    let others = try (1...3).map { _ in try household.session(of: person).token }
    let (_, stranger) = try household.session(of: try household.member())
    #expect(try sessions.endOthers(than: session.id, of: person.id) == 3)
    for other in others { #expect(throws: SessionError.ended) { try sessions.resume(other) } }
    _ = try sessions.resume(token)
    _ = try sessions.resume(stranger)
  }

  @Test func `nobody ends or locks another person's session`() throws {
    let (session, token) = try household.session(of: person)
    let member = try household.member()
    #expect(try sessions.end(session.id, of: member.id) == false)
    try household.accounts.locks.set(pin: "1234", idleSeconds: 0, of: member.id)
    try household.accounts.locks.close(session.id, of: member.id)
    #expect(try sessions.resume(token).session.lockedAt == nil)
  }

  @Test func `uses are noted to the minute, and those of pages that ask by themselves are not`() throws {
    let (session, token) = try household.session(of: person)
    advance(60)
    _ = try sessions.resume(token, isActivity: false)
    #expect(try sessions.list(of: person.id).first?.seenAt == session.seenAt)
    _ = try sessions.resume(token)
    let seen = try #require(try sessions.list(of: person.id).first?.seenAt)
    #expect(seen == session.seenAt.adding(seconds: 60))
    #expect(try household.accounts.people.find(person.id)?.seenAt == seen)
  }

  @Test func `a session is taken up while an import holds the writer`() throws {
    let (_, token) = try household.session(of: person)
    advance(20 * 60)
    let second = try household.second()
    let resumed = try household.store.database.write { _ in try second.sessions.resume(token) }
    #expect(resumed.person.id == person.id)
  }
}
