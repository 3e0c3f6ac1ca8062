import Base
package import Book
import Store

/// Lets go of what is over: sessions, links, questions and failures that nobody needs to remember.
package struct AccountsSweep: Sendable {
  private static let period = 86_400

  let house: House

  package init(house: House) {
    self.house = house
  }

  /// Says who does it, once a day.
  package func registerJob() {
    house.jobs.register("accounts.sweep", every: Self.period) { [self] _, _ in
      try run()
      return .object([])
    }
  }

  func run() throws {
    let now = house.clock.now()
    try house.database.write(.rows) { transaction in
      try SessionRepository.sweep(at: now, in: transaction)
      try ChallengeRepository.sweep(at: now, in: transaction)
      // A link that has run out is still told from one that never was, for a while.
      try InvitationRepository.sweep(before: now.adding(seconds: -30 * Self.period), in: transaction)
      try FailureRepository.sweep(before: now.adding(seconds: -Throttle.memory), in: transaction)
    }
  }
}
