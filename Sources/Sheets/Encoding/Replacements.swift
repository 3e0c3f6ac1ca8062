/// Where bytes that are no character were replaced by U+FFFD (the flag `encoding_replaced`).
package struct Replacements: Sendable, Equatable {
  /// How many there were.
  package private(set) var count = 0

  /// The physical lines they stand on, the first thousand.
  package private(set) var lines: [Int] = []

  private var counter = LineCounter()
  private var seen = 0

  init() {}

  /// Appends U+FFFD to the output and remembers its line.
  mutating func note(_ output: inout Output) {
    for place in seen..<output.count { counter.see(output.start[place]) }
    seen = output.count
    count += 1
    if lines.last != counter.line, lines.count < 1000 { lines.append(counter.line) }
    output.append("\u{FFFD}")
  }

  /// Two are the same when they name the same places.
  package static func == (one: Replacements, other: Replacements) -> Bool {
    one.count == other.count && one.lines == other.lines
  }
}

/// A buffer that is filled from the front; its owner made it large enough.
struct Output {
  let start: UnsafeMutablePointer<UInt8>
  var count = 0

  init(_ start: UnsafeMutablePointer<UInt8>) {
    self.start = start
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    start[count] = byte
    count += 1
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
  }
}
