import Base
import Store

/// The locks that a write holds until its transaction ends: numbers that the server knows nothing else of.
enum PostgresLocks {
  /// Waits for those whom the scope keeps out, and keeps them out from then on.
  static func take(_ scope: WriteScope, _ connection: PostgresConnection) throws(StoreError) {
    let house = number(connection.schema, [])
    switch scope {
    case .rows:
      return
    case .house:
      _ = try connection.run("select pg_advisory_xact_lock($1)", [.integer(house)])
    case .owner(let owner):
      // Those of other owners share the house; who writes to all of it waits for them.
      _ = try connection.run("select pg_advisory_xact_lock_shared($1)", [.integer(house)])
      _ = try connection.run("select pg_advisory_xact_lock($1)", [.integer(number(connection.schema, owner.bytes))])
    }
  }

  /// Waits for those who write to any of the tables, and keeps writers out from then on.
  static func keepWritersOut(of tables: [String], _ connection: PostgresConnection) throws(StoreError) {
    guard !tables.isEmpty else { return }
    try connection.perform("lock table \(tables.joined(separator: ", ")) in share mode")
  }

  /// The house's tables, as a statement names them.
  static func tables(_ connection: any Connection) throws(StoreError) -> [String] {
    try connection.rows(
      "select quote_ident(tablename) from pg_tables where schemaname = current_schema() order by tablename"
    ) { row in try row.text(0) }
  }

  /// A number for a house or an owner; two that meet by chance only wait for each other.
  private static func number(_ schema: String, _ bytes: some Sequence<UInt8>) -> Int64 {
    // FNV-1a of 64 bits: the same in every process.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in Array("nanal/\(schema)/".utf8) + bytes {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return Int64(bitPattern: hash)
  }
}
