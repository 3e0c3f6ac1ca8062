import Glibc

/// Writes to a file descriptor of the process.
package struct StandardSink: Sink {
  private let descriptor: Int32

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Standard output.
  package static let output = StandardSink(1)
  /// Standard error.
  package static let errors = StandardSink(2)

  /// Whether a person watches.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  package func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let written = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        // A reader that has gone, such as `head`, is no failure of the command.
        guard written > 0 || errno == EINTR else { return }
        rest = rest.dropFirst(max(0, written))
      }
    }
  }
}
