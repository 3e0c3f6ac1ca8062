package import Base

/// Work that is done apart from the request that asked for it, and not lost when the process ends.
package struct Job: Equatable, Sendable {
  /// Where a job stands.
  package enum State: String, Sendable {
    case waiting, running, done, failed, cancelled
  }

  /// Its id.
  package let id: ID
  /// For whom it is done; nil for the house.
  package let owner: ID?
  /// What kind of work it is, such as `commons.bin`.
  package let kind: String
  /// What the work is about.
  package let payload: JSON
  /// Where it stands.
  package let state: State
  /// When it is to be done.
  package let due: Instant
  /// How often it was begun.
  package let attempts: Int
  /// How far it has come, in the handler's own words.
  package internal(set) var progress: JSON?
  /// Why the last attempt failed.
  package let error: String?
  /// What came of it.
  package let result: JSON?
}

extension Job {
  /// The topic by which the change feed tells of a job.
  package static func topic(of id: ID) -> String { "jobs/\(id)" }

  static let columns = "id, owner, kind, payload, state, due, attempts, progress, error, result"

  init(_ row: borrowing Row) throws(StoreError) {
    guard let state = State(rawValue: try row.text(4)) else { throw row.unreadable(4, "no state of a job") }
    self.init(
      id: try row.id(0), owner: try row.optionalID(1), kind: try row.text(2), payload: try row.json(3), state: state,
      due: try row.instant(5), attempts: try row.int(6), progress: try row.optionalJSON(7),
      error: try row.optionalText(8), result: try row.optionalJSON(9))
  }
}
