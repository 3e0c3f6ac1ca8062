/// Writes tables as RFC 4180 has them, row by row into a sink of bytes.
package struct DelimitedWriter<Failure: Error> {
  private let form: DelimitedForm
  private let sink: ([UInt8]) throws(Failure) -> Void
  private var buffer: [UInt8] = []
  private static var chunk: Int { 1 << 16 }

  /// Begins a file.
  package init(_ form: DelimitedForm, sink: @escaping ([UInt8]) throws(Failure) -> Void) {
    self.form = form
    self.sink = sink
    buffer.reserveCapacity(Self.chunk + 4096)
    if form.hasMark { buffer.append(contentsOf: [0xEF, 0xBB, 0xBF]) }
  }

  /// Writes one row and its line break.
  package mutating func write(_ cells: some Sequence<WrittenCell>) throws(Failure) {
    let rowStart = buffer.count
    var columns = 0
    for cell in cells {
      if columns > 0 { buffer.append(form.delimiter) }
      append(cell.content)
      columns += 1
    }
    // A lone empty cell would look like a blank line, which has no cells.
    if columns == 1, buffer.count == rowStart { buffer.append(contentsOf: [0x22, 0x22]) }
    buffer.append(contentsOf: [0x0D, 0x0A])
    if buffer.count >= Self.chunk { try flush() }
  }

  /// Hands over what is not yet written; to be called at the end.
  package mutating func flush() throws(Failure) {
    guard !buffer.isEmpty else { return }
    try sink(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  private mutating func append(_ text: String) {
    let quote = UInt8(ascii: "\"")
    let needsMarks = text.utf8.contains { $0 == form.delimiter || $0 == quote || $0 == 0x0A || $0 == 0x0D }
    guard needsMarks else { return buffer.append(contentsOf: text.utf8) }
    buffer.append(quote)
    for byte in text.utf8 {
      if byte == quote { buffer.append(quote) }
      buffer.append(byte)
    }
    buffer.append(quote)
  }
}

extension DelimitedWriter where Failure == Never {
  /// A whole table in memory.
  package static func bytes(_ form: DelimitedForm, rows: some Sequence<[WrittenCell]>) -> [UInt8] {
    let result = Collected()
    var writer = DelimitedWriter(form) { result.bytes += $0 }
    for row in rows { writer.write(row) }
    writer.flush()
    return result.bytes
  }

  private final class Collected {
    var bytes: [UInt8] = []
  }
}
