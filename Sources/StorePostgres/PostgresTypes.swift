import CPostgres
import Store

/// The server's numbers for the types that a store uses, as `pg_type` has them.
enum PostgresType {
  static let unknown: Oid = 0
  static let bool: Oid = 16
  static let bytes: Oid = 17
  static let bigint: Oid = 20
  static let smallint: Oid = 21
  static let integer: Oid = 23
  static let text: Oid = 25

  /// What a column of an answer holds, given its type.
  static func kind(_ type: Oid) -> CellKind {
    switch type {
    case bool, bigint, smallint, integer: .integer
    case bytes: .blob
    // Names of the catalogue, fixed and varying characters and literals are text on the wire too.
    case text, 18, 19, 705, 1042, 1043: .text
    default: .other
    }
  }

  /// The type that a value is bound as; none for null, whose place says it.
  static func of(_ value: Value) -> Oid {
    switch value {
    case .null: unknown
    case .integer: bigint
    case .text: text
    case .blob, .uuid: bytes
    }
  }
}
