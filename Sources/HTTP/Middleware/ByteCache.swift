import Synchronization

/// Replies kept by what they depend on, so that a page asked for again costs a look-up.
///
/// The key holds everything that the page shows: owner, month, language, theme and the version of its content; nothing
/// is ever taken back.
package final class ByteCache<Key: Hashable & Sendable>: Sendable {
  private struct Entry {
    let response: Response
    let size: Int
    var lastUse: UInt64
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var size = 0
    var clock: UInt64 = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  /// A cache of at most so many bytes.
  package init(limit: Int) { self.limit = limit }

  /// The reply kept under a key, or the one that is made now.
  ///
  /// Only whole replies with bytes are kept.
  package func response(for key: Key, make: () throws -> Response) rethrows -> Response {
    let kept = state.withLock { state -> Response? in
      state.clock += 1
      state.entries[key]?.lastUse = state.clock
      return state.entries[key]?.response
    }
    if let kept { return kept }
    let made = try make()
    guard made.status == .ok, case .bytes(let bytes) = made.body, let type = made.headers["content-type"],
      !made.headers.contains("set-cookie"), bytes.count <= limit / 4
    else { return made }
    var response = made
    response.body = .prepared(PreparedBytes(bytes, type: type))
    keep(response, size: bytes.count, under: key)
    return response
  }

  private func keep(_ response: Response, size: Int, under key: Key) {
    state.withLock { state in
      if let old = state.entries[key] { state.size -= old.size }
      state.entries[key] = Entry(response: response, size: size, lastUse: state.clock)
      state.size += size
      if state.size > limit { ByteCache.makeRoom(&state, limit: limit) }
    }
  }

  /// Lets the longest unused half go at once, so that a full cache is not searched at every request.
  private static func makeRoom(_ state: inout State, limit: Int) {
    for (key, entry) in state.entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if state.size <= limit / 2 { return }
      state.entries[key] = nil
      state.size -= entry.size
    }
  }
}
