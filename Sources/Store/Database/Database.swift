/// The house's records, whichever engine keeps them.
///
/// Many threads may read at once, each in a view of its own that no writer disturbs; one writes at a time. A closure
/// may call `read` again, which joins the view or transaction that it is in. `write` within `read` or `write` is
/// refused as a misuse: pass the transaction on instead.
package protocol Database: AnyObject, Sendable {
  /// Runs `body` in a consistent view.
  func read<T>(_ body: (any Connection) throws -> T) throws -> T
  /// Runs `body` in a transaction, which is kept when `body` returns and undone when it throws.
  @discardableResult
  func write<T>(_ body: (any Transaction) throws -> T) throws -> T
  /// Tells listeners what was changed, here or by another process.
  var changes: ChangeFeed { get }
  /// Full text, as this engine does it.
  var search: any SearchIndex { get }
  /// What the engine itself needs in the database, before any book's migrations.
  var engineMigrations: [Migration] { get }
  /// The engine's own examination of its files, for `nanal doctor`.
  func engineChecks() -> [Check]
  /// Ends all use; waits for those who are inside.
  func close()
}
