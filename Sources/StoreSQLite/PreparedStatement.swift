import Base
import CSQLite
import Store

/// A statement as the engine holds it, and the memory that its bound texts lie in.
final class PreparedStatement {
  let sql: String
  let handle: OpaquePointer
  /// Whether somebody runs it.
  var isLent = true
  /// Whether its connection keeps it for the next time.
  var isRemembered = false
  /// The engine's index of `$1`, `$2` and so on: it numbers parameters as they occur.
  private let indices: [Int32]
  private var arena = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  init(_ sql: String, _ connection: OpaquePointer, _ errors: SQLiteErrors) throws(StoreError) {
    var prepared: OpaquePointer?
    var copy = sql
    let (code, hasMore) = copy.withUTF8 { text in
      text.withMemoryRebound(to: CChar.self) { text in
        var tail: UnsafePointer<CChar>?
        let code = sqlite3_prepare_v3(
          connection, text.baseAddress, Int32(text.count), UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, &tail)
        let rest = tail.flatMap { tail in text.baseAddress.map { text.dropFirst(tail - $0) } }
        return (code, rest?.contains { !" \n\t;".utf8.contains(UInt8(bitPattern: $0)) } ?? false)
      }
    }
    guard code == SQLITE_OK else { throw errors.error(code, connection, sql: sql) }
    guard let prepared else { throw .misuse("an empty statement") }
    do throws(StoreError) {
      guard !hasMore else { throw .misuse("several statements in one: \(sql)") }
      indices = try PreparedStatement.indices(prepared, sql)
    } catch {
      sqlite3_finalize(prepared)
      throw error
    }
    self.sql = sql
    handle = prepared
  }

  func finalize() {
    sqlite3_finalize(handle)
    arena.deallocate()
  }

  /// Binds the value of `$1`, `$2` and so on.
  ///
  /// Texts and bytes are copied into one piece of memory that the next run uses again, so that binding a row of twenty
  /// columns allocates nothing.
  func bind(_ values: [Value]) throws(StoreError) {
    guard values.count == indices.count else {
      throw .misuse("\(values.count) values for \(indices.count) placeholders in: \(sql)")
    }
    reserve(values.reduce(0) { $0 + $1.byteCount })
    var used = 0
    for (value, index) in zip(values, indices) {
      let code =
        switch value {
        case .null: sqlite3_bind_null(handle, index)
        case .integer(let number): sqlite3_bind_int64(handle, index, number)
        case .text(let text): bind(text, index, &used)
        case .blob(let bytes): bytes.withUnsafeBytes { bind($0, index, &used) }
        case .uuid(let id): id.withBytes { bind($0, index, &used) }
        }
      guard code == SQLITE_OK else {
        throw .engine(code: Int(code), detail: String(cString: sqlite3_errstr(code)), sql: sql)
      }
    }
  }

  private func bind(_ text: String, _ index: Int32, _ used: inout Int) -> Int32 {
    var copy = Value.kept(text)
    return copy.withUTF8 { utf8 in
      let place = keep(UnsafeRawBufferPointer(utf8), &used)
      return sqlite3_bind_text64(handle, index, place, UInt64(utf8.count), nil, UInt8(SQLITE_UTF8))
    }
  }

  private func bind(_ bytes: UnsafeRawBufferPointer, _ index: Int32, _ used: inout Int) -> Int32 {
    guard !bytes.isEmpty else { return sqlite3_bind_zeroblob(handle, index, 0) }
    return sqlite3_bind_blob64(handle, index, keep(bytes, &used), UInt64(bytes.count), nil)
  }

  private func keep(_ bytes: UnsafeRawBufferPointer, _ used: inout Int) -> UnsafeMutableRawPointer? {
    let place = arena.baseAddress?.advanced(by: used)
    if let place, let source = bytes.baseAddress { place.copyMemory(from: source, byteCount: bytes.count) }
    used += bytes.count
    return place
  }

  /// Makes room; at least one byte, because a null pointer would bind null instead of an empty text.
  private func reserve(_ count: Int) {
    guard count >= arena.count else { return }
    arena.deallocate()
    arena = .allocate(byteCount: max(count + 1, 2 * arena.count, 256), alignment: 8)
  }

  private static func indices(_ handle: OpaquePointer, _ sql: String) throws(StoreError) -> [Int32] {
    let count = sqlite3_bind_parameter_count(handle)
    var indices = [Int32](repeating: 0, count: Int(count))
    for index in stride(from: Int32(1), through: count, by: 1) {
      let name = sqlite3_bind_parameter_name(handle, index).map { String(cString: $0) } ?? "?"
      guard name.first == "$", let number = Int(name.dropFirst()), 1...Int(count) ~= number else {
        throw .misuse("placeholder \(name); they are $1, $2 and so on without gaps in: \(sql)")
      }
      indices[number - 1] = index
    }
    return indices
  }
}

extension Value {
  fileprivate var byteCount: Int {
    switch self {
    case .null, .integer: 0
    case .text(let text): text.utf8.count
    case .blob(let bytes): bytes.count
    case .uuid: 16
    }
  }
}
