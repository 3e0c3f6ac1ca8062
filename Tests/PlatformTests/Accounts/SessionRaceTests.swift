import Accounts
import Base
import Synchronization
import TestSupport
import Testing
import Vault

@Suite struct SessionRaceTests {
  private let household: Household

  init() throws {
    household = try Household()
  }

  /// What came of many requests at once, half of them by another process.
  private func resume(_ token: String, times: Int) throws -> [Result<String?, any Error>] {
    let both = [household.accounts.sessions, try household.second().sessions]
    let outcomes = Mutex<[Result<String?, any Error>]>([])
    let start = Gate()
    let threads = 8
    for thread in 0..<threads {
      TestThread.start {
        start.pass()
        for turn in 0..<(times / threads) {
          let outcome = Result { try both[(thread + turn) % 2].resume(token).renewed?.text }
          outcomes.withLock { $0.append(outcome) }
        }
      }
    }
    start.waitForVisitors(threads)
    start.open()
    let count = times / threads * threads
    while outcomes.withLock({ $0.count < count }) { start.rest() }
    return outcomes.withLock { $0 }
  }

  @Test func `a thousand requests at once with a token that is due renew it once and all succeed`() throws {
    let (_, token) = try household.session(of: try household.owner())
    household.clock.advance(seconds: 15 * 60)
    let outcomes = try resume(token, times: 1000)
    let renewed = try Set(outcomes.compactMap { try $0.get() })
    #expect(outcomes.count == 1000 && renewed.count == 1)
    let new = try #require(renewed.first)
    #expect(try household.accounts.sessions.resume(new).renewed == nil)
  }

  @Test func `a browser that sends many requests at once for a day is never signed out`() throws {
    var (_, token) = try household.session(of: try household.owner())
    for _ in 1...10 {
      household.clock.advance(seconds: 16 * 60)
      let renewed = Set(try resume(token, times: 96).compactMap { try $0.get() })
      #expect(renewed.count == 1)
      token = try #require(renewed.first)
    }
  }

  @Test func `of two who join by one link at once, one does`() throws {
    let invitations = [household.accounts.invitations, try household.second().invitations]
    _ = try household.owner()
    let text = try invitations[0].invite(as: .member, by: nil).secret.text
    let joined = Mutex<[Bool]>([])
    let start = Gate()
    for place in 0..<2 {
      TestThread.start {
        start.pass()
        let outcome = try? invitations[place].accept(text, name: "Gast \(place)", password: Household.password)
        joined.withLock { $0.append(outcome != nil) }
      }
    }
    start.open()
    while joined.withLock({ $0.count < 2 }) { start.rest() }
    #expect(joined.withLock { $0.sorted { !$0 && $1 } } == [false, true])
    #expect(try household.accounts.people.everybody().count == 2)
  }
}
