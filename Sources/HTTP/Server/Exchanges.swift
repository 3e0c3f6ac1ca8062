import Synchronization

/// The requests that are in the house, so that a stop can wait for them and then end them.
final class Exchanges: Sendable {
  private let all = Monitor<[ObjectIdentifier: Exchange]>([:])

  func add(_ exchange: Exchange) { all.change { $0[ObjectIdentifier(exchange)] = exchange } }

  func remove(_ exchange: Exchange) {
    let isLast = all.change { all in
      all[ObjectIdentifier(exchange)] = nil
      return all.isEmpty
    }
    if isLast { all.broadcast() }
  }

  /// Waits until none is left; false when the moment comes first.
  func areGone(by deadline: Int64) -> Bool { all.wait(until: deadline) { $0.isEmpty } }

  var current: [Exchange] { all.change { Array($0.values) } }

  /// Event streams that are open.
  var streams: [EventStream] { current.compactMap { $0.state.withLock { $0.stream } } }
}
