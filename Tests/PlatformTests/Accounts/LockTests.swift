import Accounts
import Base
import Testing

@Suite struct LockTests {
  private let household: Household
  private let person: Person
  private let session: Session
  private let token: String
  private var locks: LockService { household.accounts.locks }

  init() throws {
    household = try Household()
    person = try household.owner()
    (session, token) = try household.session(of: person)
  }

  private func isLocked() throws -> Bool {
    let resumed = try household.accounts.sessions.resume(token, isActivity: false)
    return locks.isLocked(resumed.session, by: try locks.lock(of: person.id))
  }

  @Test func `a screen is locked until the PIN is right, also for a page loaded anew`() throws {
    try locks.set(pin: "0815", idleSeconds: 0, of: person.id)
    #expect(try !isLocked())
    try locks.close(session.id, of: person.id)
    #expect(try isLocked())
    #expect(throws: LockService.Refusal.wrong) { try locks.unlock(session.id, of: person.id, pin: "0816") }
    #expect(try isLocked())
    try locks.unlock(session.id, of: person.id, pin: "0815")
    #expect(try !isLocked())
  }

  @Test func `each screen is locked on its own`() throws {
    let (_, other) = try household.session(of: person)
    try locks.set(pin: "0815", idleSeconds: 0, of: person.id)
    try locks.close(session.id, of: person.id)
    #expect(try household.accounts.sessions.resume(other).session.lockedAt == nil)
  }

  @Test func `a screen left alone locks itself`() throws {
    try locks.set(pin: "0815", idleSeconds: 300, of: person.id)
    household.clock.advance(seconds: 300)
    #expect(try !isLocked())
    household.clock.advance(seconds: 60)
    #expect(try isLocked())
    try locks.unlock(session.id, of: person.id, pin: "0815")
    #expect(try !isLocked())
    try locks.setIdle(0, of: person.id)
    household.clock.advance(seconds: 86_000)
    #expect(try !isLocked())
  }

  @Test func `guessing at a PIN gets slower`() throws {
    try locks.set(pin: "0815", idleSeconds: 0, of: person.id)
    try locks.close(session.id, of: person.id)
    for guess in 1...5 {
      #expect(throws: LockService.Refusal.wrong) { try locks.unlock(session.id, of: person.id, pin: "000\(guess)") }
    }
    #expect(throws: LockService.Refusal.throttled(5)) { try locks.unlock(session.id, of: person.id, pin: "0815") }
    household.clock.advance(seconds: 5)
    try locks.unlock(session.id, of: person.id, pin: "0815")
  }

  @Test(arguments: ["", "123", "12a4", "１２３４", "-123", String(repeating: "1", count: 33)])
  func `what is no PIN is refused`(pin: String) {
    #expect(throws: LockService.Refusal.pin) { try locks.set(pin: pin, idleSeconds: 0, of: person.id) }
  }

  @Test func `nothing is locked without a lock, or with none that could be opened`() throws {
    try locks.close(session.id, of: person.id)
    #expect(try !isLocked())
    #expect(throws: LockService.Refusal.noPasskey) { try locks.set(pin: nil, idleSeconds: 0, of: person.id) }
    try locks.set(pin: "0815", idleSeconds: 0, of: person.id)
    try locks.close(session.id, of: person.id)
    try locks.remove(of: person.id)
    #expect(try !isLocked())
  }
}
