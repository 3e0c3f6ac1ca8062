import Synchronization

/// Where a command writes: standard output, standard error, or a test's memory.
package protocol Sink: Sendable {
  /// Writes bytes as they are.
  func write(_ bytes: [UInt8])
}

extension Sink {
  /// Writes a text.
  package func write(_ text: String) { write(Array(text.utf8)) }
}

/// Keeps what is written, for tests that run without a process.
package final class MemorySink: Sink {
  private let bytes = Mutex<[UInt8]>([])

  package init() {}

  package func write(_ bytes: [UInt8]) { self.bytes.withLock { $0 += bytes } }

  /// Everything written so far.
  package var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
}
