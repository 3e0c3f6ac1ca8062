import Synchronization

/// A stream of server-sent events to one browser, which any thread may send to.
///
/// It holds no thread: the server reads from it when the socket has room and sleeps otherwise. What a slow listener
/// has not read yet is bounded; when it is too much, the stream ends and the browser connects anew.
package final class EventStream: Sendable {
  private struct State {
    var pending: [UInt8] = []
    var isOpen = true
    var isAsleep = false
    var wake: (@Sendable () -> Void)?
    var onClose: (@Sendable () -> Void)?
  }

  private let limit: Int
  private let state: Mutex<State>

  /// A stream that holds at most so many unread bytes; `onClose` is called once, when either side ends it.
  package init(limit: Int = 256 << 10, onClose: (@Sendable () -> Void)? = nil) {
    self.limit = limit
    state = Mutex(State(onClose: onClose))
  }

  /// Whether someone may still be listening.
  package var isOpen: Bool { state.withLock { $0.isOpen } }

  /// Sends an event; false when nobody listens any more.
  @discardableResult
  package func send(_ data: String, event: String? = nil, id: String? = nil) -> Bool {
    append(EventStream.frame(data, event: event, id: id))
  }

  /// Ends the stream after what was sent.
  package func close() {
    let onClose = state.withLock { state in EventStream.end(&state) }
    onClose?()
  }

  /// Keeps proxies and browsers from giving the connection up, and finds out who has gone.
  func heartbeat() { append(Array(":\n\n".utf8)) }

  @discardableResult
  private func append(_ bytes: [UInt8]) -> Bool {
    let (isOpen, onClose) = state.withLock { state in
      guard state.isOpen else { return (false, nil as (@Sendable () -> Void)?) }
      if state.pending.count + bytes.count > limit { return (false, EventStream.end(&state)) }
      state.pending += bytes
      EventStream.wakeUp(&state)
      return (true, nil)
    }
    onClose?()
    return isOpen
  }

  /// Names and ids are one line; data may be many.
  private static func frame(_ data: String, event: String?, id: String?) -> [UInt8] {
    var text = ""
    if let id { text += "id: \(oneLine(id))\n" }
    if let event { text += "event: \(oneLine(event))\n" }
    for line in data.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) { text += "data: \(line)\n" }
    return Array((text + "\n").utf8)
  }

  private static func oneLine(_ text: String) -> String { text.split(whereSeparator: \.isNewline).joined() }

  private static func end(_ state: inout State) -> (@Sendable () -> Void)? {
    guard state.isOpen else { return nil }
    state.isOpen = false
    wakeUp(&state)
    defer { state.onClose = nil }
    return state.onClose
  }

  private static func wakeUp(_ state: inout State) {
    guard state.isAsleep else { return }
    state.isAsleep = false
    state.wake?()
  }
}

/// The reading side.
extension EventStream {
  /// What a reader finds.
  package enum Reading: Equatable, Sendable {
    case bytes(Int)
    case asleep
    case end
  }

  /// Says how a sleeping reader is woken; called with the stream's lock held.
  func attach(wake: @escaping @Sendable () -> Void) { state.withLock { $0.wake = wake } }

  /// The listener has gone.
  func detach() {
    let onClose = state.withLock { state in
      state.wake = nil
      state.pending = []
      return EventStream.end(&state)
    }
    onClose?()
  }

  /// Moves pending bytes into a buffer; when there are none, calls `sleep` under the lock, so that no event slips
  /// between the look and the sleep.
  package func read(into buffer: UnsafeMutableRawBufferPointer, sleep: () -> Void) -> Reading {
    state.withLock { state in
      let count = min(buffer.count, state.pending.count)
      if count > 0 {
        buffer.copyBytes(from: state.pending[..<count])
        state.pending.removeFirst(count)
        return .bytes(count)
      }
      if !state.isOpen { return .end }
      state.isAsleep = true
      sleep()
      return .asleep
    }
  }
}
