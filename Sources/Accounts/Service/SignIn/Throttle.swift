import Base
import Book
import Store

/// Slows guessers down: after a few free tries each further one makes the next wait twice as long.
///
/// A try counts as a failure until it has turned out right, so that a thousand tries at once are not a thousand tries.
struct Throttle: Sendable {
  /// What is guessed at, or from where.
  struct Subject: Sendable {
    let name: String
    /// Whom it is about, so that it goes with them.
    let person: ID?
    /// How many tries are free.
    let free: Int
  }

  /// The longest wait, in seconds: an owner who meets it has lost a quarter of an hour.
  static let longestWait = 900
  /// After a day without a failure all is forgotten.
  static let memory = 86_400

  private static let firstWait = 5

  let house: House

  /// Counts a try, or throws the seconds to wait.
  func attempt(_ subjects: [Subject]) throws(any Error) {
    let now = house.clock.now()
    // Most of a guesser's tries end here, without a write.
    try house.database.read { try refuse(subjects, at: now, in: $0) }
    try house.database.write { transaction in
      try refuse(subjects, at: now, in: transaction)
      try FailureRepository.sweep(before: now.adding(seconds: -Self.memory), in: transaction)
      for subject in subjects {
        let count = (try FailureRepository.find(subject.name, in: transaction)?.count ?? 0) + 1
        let failures = FailureRepository.Failures(
          count: count, failedAt: now, blockedUntil: now.adding(seconds: Self.wait(after: count, subject.free)))
        try FailureRepository.set(failures, subject.name, person: subject.person, in: transaction)
      }
    }
  }

  /// The try was right: what was guessed at is forgotten; from where, only this try is taken back.
  func succeeded(_ subjects: [Subject]) throws {
    let now = house.clock.now()
    try house.database.write(.rows) { transaction in
      for subject in subjects {
        if subject.person == nil {
          try FailureRepository.takeBack(subject.name, at: now, in: transaction)
        } else {
          try FailureRepository.remove(subject.name, in: transaction)
        }
      }
    }
  }

  /// The seconds that the next try waits after so many failures.
  static func wait(after count: Int, _ free: Int) -> Int {
    guard count >= free else { return 0 }
    return min(longestWait, firstWait << min(count - free, 16))
  }

  private func refuse(_ subjects: [Subject], at now: Instant, in connection: any Connection) throws {
    let until = try subjects.compactMap { try FailureRepository.find($0.name, in: connection)?.blockedUntil }.max()
    guard let until, until > now else { return }
    throw Throttled(seconds: Int((until.microseconds - now.microseconds + 999_999) / 1_000_000))
  }
}

/// Too many tries: the next one has to wait.
struct Throttled: Error, Equatable {
  let seconds: Int
}
