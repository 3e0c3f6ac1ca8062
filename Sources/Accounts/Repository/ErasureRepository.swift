import Base
import Store

/// What the accounts themselves keep of a person, gone row by row.
enum ErasureRepository {
  static func erase(_ person: ID, in transaction: any Transaction) throws(StoreError) {
    for (table, column) in [
      ("passkey_challenge", "person"), ("passkey", "person"), ("session", "person"), ("api_token", "person"),
      ("app_lock", "person"), ("sign_in_failure", "person"), ("person_setting", "owner"), ("invitation", "person"),
    ] {
      try transaction.execute("delete from \(table) where \(column) = $1", [.id(person)])
    }
    // A link to others that is still open stays good; that this person made it is forgotten.
    try transaction.execute("update invitation set made_by = $1 where made_by = $2", [.null, .id(person)])
    try transaction.execute("update invitation set used_by = $1 where used_by = $2", [.null, .id(person)])
    try transaction.execute("delete from person where id = $1", [.id(person)])
  }
}
