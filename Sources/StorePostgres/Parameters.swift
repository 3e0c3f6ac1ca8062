import Base
import CPostgres
import Store

/// The values of one run as libpq takes them: places in one piece of memory, in the binary format.
struct Parameters {
  private var bytes: [UInt8] = []
  /// Where each value begins; nil for null.
  private var starts: [Int?] = []
  private var lengths: [Int32] = []

  /// Encodes each value for the type that its place has.
  init(_ values: [Value], types: [Oid], sql: String) throws(StoreError) {
    guard values.count == types.count else {
      throw .misuse("\(values.count) values for \(types.count) placeholders in: \(sql)")
    }
    for (value, type) in zip(values, types) {
      let start = bytes.count
      guard add(value, as: type) else {
        throw .misuse("a value of another kind than \(type) at $\(starts.count + 1) in: \(sql)")
      }
      starts.append(value == .null ? nil : start)
      lengths.append(Int32(bytes.count - start))
    }
    // So that an empty value, too, lies somewhere.
    bytes.append(0)
  }

  /// Hands the arrays to a function of libpq.
  func lend<T>(
    _ body: (Int32, UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<Int32>?, UnsafePointer<Int32>?) -> T
  ) -> T {
    let formats = [Int32](repeating: 1, count: starts.count)
    return bytes.withUnsafeBytes { memory in
      let places = starts.map { start in
        start.flatMap { memory.baseAddress?.advanced(by: $0).assumingMemoryBound(to: CChar.self) }
      }.map { UnsafePointer($0) }
      return body(Int32(places.count), places, lengths, formats)
    }
  }

  /// Writes a value in the server's order of bytes; false where the type is of another kind.
  private mutating func add(_ value: Value, as type: Oid) -> Bool {
    switch value {
    case .null:
      return true
    case .integer(let number):
      switch type {
      case PostgresType.bigint: return add(number)
      case PostgresType.integer: return Int32(exactly: number).map { add($0) } ?? false
      case PostgresType.smallint: return Int16(exactly: number).map { add($0) } ?? false
      default: return false
      }
    case .text(let text):
      bytes += Value.kept(text).utf8
      return PostgresType.kind(type) == .text
    case .blob(let blob):
      bytes += blob
      return type == PostgresType.bytes
    case .uuid(let id):
      id.withBytes { bytes += $0 }
      return type == PostgresType.bytes
    }
  }

  private mutating func add(_ number: some FixedWidthInteger) -> Bool {
    withUnsafeBytes(of: number.bigEndian) { bytes += $0 }
    return true
  }
}
