import Base

/// What many rows hold, whatever their order: how many they are, and the sum of their hashes.
struct RowsDigest: Equatable, Sendable {
  private(set) var count = 0
  private var sum: UInt128 = 0
  /// One row as bytes, kept so that the next one needs no memory of its own.
  private var bytes: [UInt8] = []

  mutating func add(_ row: [Value]) {
    bytes.removeAll(keepingCapacity: true)
    for value in row { write(value) }
    count += 1
    sum &+= ContentHash(of: bytes).bytes.prefix(16).reduce(0) { $0 << 8 | UInt128($1) }
  }

  static func == (left: RowsDigest, right: RowsDigest) -> Bool {
    left.count == right.count && left.sum == right.sum
  }

  /// A letter for the kind, the length, the content: no two rows are the same bytes.
  private mutating func write(_ value: Value) {
    switch value {
    case .null: bytes.append(UInt8(ascii: "n"))
    case .integer(let number): write("i", number)
    case .text(let text):
      write("t", Int64(text.utf8.count))
      bytes += text.utf8
    case .blob(let content):
      write("b", Int64(content.count))
      bytes += content
    case .uuid(let id):
      write("b", 16)
      id.withBytes { bytes += $0 }
    }
  }

  private mutating func write(_ kind: Unicode.Scalar, _ number: Int64) {
    bytes.append(UInt8(ascii: kind))
    for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}
