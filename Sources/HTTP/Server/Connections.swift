import Glibc
import Synchronization

/// The open connections and by when each must have got on, so that nobody holds one by sending a byte now and then:
/// the library's own timeout begins anew with each byte.
final class Connections: Sendable {
  /// One connection.
  final class Record: Sendable {
    fileprivate let descriptor: Int32
    private let deadline: Atomic<Int64>

    init(descriptor: Int32, deadline: Int64) {
      self.descriptor = descriptor
      self.deadline = Atomic(deadline)
    }

    /// Gives the connection until a moment; nil lets it be.
    func allow(until moment: Int64?) { deadline.store(moment ?? .max, ordering: .relaxed) }

    fileprivate func isLate(at now: Int64) -> Bool { deadline.load(ordering: .relaxed) < now }
  }

  private let records = Mutex<[ObjectIdentifier: Record]>([:])

  func add(_ record: Record) { records.withLock { $0[ObjectIdentifier(record)] = record } }

  /// The library closes the descriptor after this, never before.
  func remove(_ record: Record) { records.withLock { $0[ObjectIdentifier(record)] = nil } }

  var count: Int { records.withLock { $0.count } }

  /// Ends the connections that are late; the library then sees the end of each and cleans up.
  func endLate(at now: Int64) {
    records.withLock { records in
      for record in records.values where record.isLate(at: now) {
        shutdown(record.descriptor, Int32(SHUT_RDWR))
        record.allow(until: nil)
      }
    }
  }
}
