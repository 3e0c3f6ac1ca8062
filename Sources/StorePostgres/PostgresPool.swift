import Store

/// A bounded number of connections, each lent to one thread at a time.
final class PostgresPool: Sendable {
  /// How long a thread waits for a connection, in seconds.
  static let turnSeconds = 30.0

  private struct State {
    var idle: [PostgresConnection] = []
    var count = 0
    var processIDs: Set<Int32> = []
    var isClosed = false
  }

  private let place: PostgresPlace
  private let limit: Int
  // A connection in the hands of the pool is in no other's.
  private let state: Monitor<State>

  init(_ place: PostgresPlace, limit: Int) {
    self.place = place
    self.limit = limit
    state = Monitor(State())
  }

  /// Whether a notification comes from one of this pool's own connections.
  func isOurs(_ processID: Int32) -> Bool {
    state.locked { $0.processIDs.contains(processID) }
  }

  /// A connection, made where none is idle; the caller gives it back.
  func take() throws(StoreError) -> PostgresConnection {
    enum Turn { case known(PostgresConnection), new, closed }
    let turn: Turn? = state.wait(seconds: PostgresPool.turnSeconds) { state in
      if state.isClosed { return .closed }
      if let connection = state.idle.popLast() { return .known(connection) }
      guard state.count < limit else { return nil }
      state.count += 1
      return .new
    }
    switch turn {
    case .known(let connection): return connection
    case .closed: throw .misuse("the database is closed")
    case nil: throw .busy(seconds: Int(PostgresPool.turnSeconds))
    case .new: break
    }
    do throws(StoreError) {
      let connection = try PostgresConnection(place)
      state.locked { _ = $0.processIDs.insert(connection.processID) }
      return connection
    } catch {
      state.signal { $0.count -= 1 }
      throw error
    }
  }

  /// Takes a connection back; one that is not as good as new is ended, and with a lost one all that are idle, since
  /// they were lost with it.
  func giveBack(_ connection: PostgresConnection) {
    let isGood = connection.rollback()
    let isLost = connection.trouble == .lost
    let ended: [PostgresConnection] = state.signal { state in
      var ended: [PostgresConnection] = []
      if isGood, !isLost, !state.isClosed { state.idle.append(connection) } else { ended.append(connection) }
      if isLost {
        ended += state.idle
        state.idle = []
      }
      state.count -= ended.count
      for connection in ended { state.processIDs.remove(connection.processID) }
      return ended
    }
    // Ended here, outside of the lock.
    _ = consume ended
  }

  /// Ends all connections, after waiting for those that are lent.
  func close() {
    state.signal { $0.isClosed = true }
    let ended: [PostgresConnection]? = state.wait { state in
      guard state.count == state.idle.count else { return nil }
      defer { (state.idle, state.count) = ([], 0) }
      return state.idle
    }
    _ = consume ended
  }
}
