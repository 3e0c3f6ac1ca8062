package import Base

/// The house's records, whichever engine keeps them.
///
/// Many threads may read at once, each in a view of its own that no writer disturbs. A closure may call `read` again,
/// which joins the view or transaction that it is in. `write` within `read` or `write` is refused as a misuse: pass the
/// transaction on instead.
///
/// An engine that is reached over a connection runs a closure again from its start where the connection was lost before
/// anything was kept, or where the server asks for it: a closure must not leave traces outside that a second run doubles.
package protocol Database: AnyObject, Sendable {
  /// Which engine it is.
  var engine: Engine { get }
  /// Runs `body` in a consistent view.
  func read<T>(_ body: (any Connection) throws -> T) throws -> T
  /// Runs `body` in a transaction, which is kept when `body` returns and undone when it throws.
  @discardableResult
  func write<T>(_ scope: WriteScope, _ body: (any Transaction) throws -> T) throws -> T
  /// Runs `body` in a transaction as ``write(_:_:)`` does for rows alone, but waits for no other writer: nil, without
  /// running it, where the engine's one writer is at work. For what may as well be done the next time.
  func writeIfFree<T>(_ body: (any Transaction) throws -> T) throws -> T?
  /// Runs `body` in a transaction of its own, even while this thread is inside of another; nil, without running it,
  /// where the engine has one writer.
  func aside<T>(_ body: (any Transaction) throws -> T) throws -> T?
  /// Runs `body` in a consistent view while nobody writes, in this process or another: writers wait until it ends.
  func standstill<T>(_ body: (any Connection) throws -> T) throws -> T
  /// Where files are kept: a folder beside the embedded database, rows in a server's.
  func shelf(_ name: ShelfName, in folder: DataFolder) throws -> any Shelf
  /// Tells listeners what was changed, here or by another process.
  var changes: ChangeFeed { get }
  /// Full text, as this engine does it.
  var search: any SearchIndex { get }
  /// What the engine itself needs in the database, before any book's migrations.
  var engineMigrations: [Migration] { get }
  /// The engine's own examination of its files, for `nanal doctor`.
  func engineChecks() -> [Check]
  /// Gives up waiting for a server that is away, because the process is about to end.
  func stopWaiting()
  /// Ends all use; waits for those who are inside.
  func close()
}

extension Database {
  /// Nobody waits where there is no server.
  package func stopWaiting() {}

  /// Runs `body` in a transaction that everybody's writes wait for.
  @discardableResult
  package func write<T>(_ body: (any Transaction) throws -> T) throws -> T {
    try write(.house, body)
  }

  /// The same for what only one owner's writes may disturb.
  @discardableResult
  package func write<T>(of owner: ID, _ body: (any Transaction) throws -> T) throws -> T {
    try write(.owner(owner), body)
  }
}
