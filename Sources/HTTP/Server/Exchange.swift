import CMicroHTTPD
import Synchronization

/// One request on its way through the server, from its first line until its reply is written.
///
/// The library's threads and a worker hold it in turns: the connection is suspended before a worker gets it and resumed
/// after the worker has left it, so the two never meet; the lock is for the one case where they might, the stop.
final class Exchange: Sendable {
  /// Where it stands.
  enum Stage {
    /// Only the first line is known.
    case began
    /// The body is coming.
    case body
    /// A worker has it.
    case working
    /// The reply is there to be queued.
    case ready(WrittenResponse?)
    /// The reply is being written.
    case writing
  }

  struct State {
    var stage = Stage.began
    var request: Request?
    var reader: BodyReader?
    /// What has come of the body since a worker last took some in.
    var piece: [UInt8] = []
    var received = 0
    /// The connection is suspended and only a worker or the stop may resume it.
    var isSuspended = false
    var stream: EventStream?
  }

  let target: String
  let connection: ConnectionHandle
  let state = Mutex(State())
  private let wakings: Wakings

  init(target: String, connection: ConnectionHandle, wakings: Wakings) {
    self.target = target
    self.connection = connection
    self.wakings = wakings
  }

  /// Suspends the connection until `resume`.
  static func suspend(_ state: inout State, _ connection: ConnectionHandle) {
    state.isSuspended = true
    connection.suspend()
  }

  /// Ends the suspension if it still lasts, after a last change; says whether it did.
  ///
  /// The connection is woken outside of the lock: the thread that is woken wants it at once.
  @discardableResult
  func resume(_ change: (inout State) -> Void) -> Bool {
    wakings.begin()
    defer { wakings.end() }
    let isOurs = state.withLock { state in
      guard state.isSuspended else { return false }
      change(&state)
      state.isSuspended = false
      return true
    }
    if isOurs { connection.resume() }
    return isOurs
  }
}
