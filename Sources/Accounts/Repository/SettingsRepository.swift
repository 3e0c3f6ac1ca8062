import Base
import Store

/// The table of settings: a name and a value for each choice that somebody made.
enum SettingsRepository {
  static func values(of owner: ID, in connection: any Connection) throws(StoreError) -> [String: String] {
    let rows = try connection.rows("select name, value from person_setting where owner = $1", [.id(owner)]) { row in
      (try row.text(0), try row.text(1))
    }
    return Dictionary(rows) { first, _ in first }
  }

  static func set(_ values: [String: String], of owner: ID, in transaction: any Transaction) throws(StoreError) {
    for (name, value) in values {
      try transaction.execute(
        """
        insert into person_setting (owner, name, value) values ($1, $2, $3)
        on conflict (owner, name) do update set value = excluded.value
        """,
        [.id(owner), .text(name), .text(value)])
    }
  }
}
