import Synchronization

/// The requests that are in the house, so that a stop can wait for them and then end them.
final class Exchanges: Sendable {
  private let all = Monitor<[ObjectIdentifier: Exchange]>([:])

  func add(_ exchange: Exchange) { all.signal { $0[ObjectIdentifier(exchange)] = exchange } }

  func remove(_ exchange: Exchange) { all.broadcast { $0[ObjectIdentifier(exchange)] = nil } }

  /// Waits until none is left; false when the moment comes first.
  func areGone(by deadline: Int64) -> Bool { all.wait(until: deadline) { $0.isEmpty } }

  var current: [Exchange] { all.signal { Array($0.values) } }

  /// Event streams that are open.
  var streams: [EventStream] { current.compactMap { $0.state.withLock { $0.stream } } }
}
