import CPostgres
import Store

/// One answer of the server, freed with this object.
final class PostgresAnswer {
  private let result: OpaquePointer
  /// The number of rows.
  let rowCount: Int
  /// The rows that a statement inserted, updated or deleted.
  let changes: Int
  /// What each column holds where it is not null.
  private let kinds: [CellKind]

  init(_ result: OpaquePointer) {
    self.result = result
    rowCount = Int(PQntuples(result))
    changes = Int(String(cString: PQcmdTuples(result))) ?? 0
    kinds = (0..<PQnfields(result)).map { PostgresType.kind(PQftype(result, $0)) }
  }

  deinit {
    PQclear(result)
  }

  var columnCount: Int { kinds.count }

  /// What the server calls the statement that ran, such as `COMMIT`.
  var command: String { String(cString: PQcmdStatus(result)) }

  func kind(_ row: Int, _ column: Int) -> CellKind {
    PQgetisnull(result, Int32(row), Int32(column)) == 1 ? .null : kinds[column]
  }

  func integer(_ row: Int, _ column: Int) -> Int64 {
    let bytes = UnsafeRawBufferPointer(bytes(row, column))
    return switch bytes.count {
    case 8: Int64(bigEndian: bytes.loadUnaligned(as: Int64.self))
    case 4: Int64(Int32(bigEndian: bytes.loadUnaligned(as: Int32.self)))
    case 2: Int64(Int16(bigEndian: bytes.loadUnaligned(as: Int16.self)))
    case 1: Int64(bytes.loadUnaligned(as: UInt8.self))
    default: 0
    }
  }

  func bytes(_ row: Int, _ column: Int) -> UnsafeBufferPointer<UInt8> {
    let count = Int(PQgetlength(result, Int32(row), Int32(column)))
    guard count > 0, let start = PQgetvalue(result, Int32(row), Int32(column)) else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    return UnsafeBufferPointer(start: UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self), count: count)
  }

  func name(_ column: Int) -> String {
    PQfname(result, Int32(column)).map { String(cString: $0) } ?? "\(column)"
  }

  /// The types of a described statement's placeholders.
  var parameterTypes: [Oid] {
    (0..<PQnparams(result)).map { PQparamtype(result, $0) }
  }
}
