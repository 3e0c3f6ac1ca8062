package import Base

/// Copies a whole store into an empty place, from any engine to any other.
///
/// The source is read in one view while nobody writes to it. The target is marked as unfinished in the transaction that
/// makes its tables, and the mark goes when all that arrived has been read back and found equal: whatever stops a move
/// between the two, the target is refused by every command.
package struct Mover {
  /// One end of a move: a database and the folder beside it.
  package struct End {
    /// The database.
    package let database: any Database
    let folder: DataFolder

    package init(_ database: any Database, _ folder: DataFolder) {
      self.database = database
      self.folder = folder
    }
  }

  let source: End
  let target: End
  let books: [Migration]
  let clock: any Clock

  /// A move of a store with the migrations of these books.
  package init(from source: End, to target: End, books: [Migration], clock: any Clock) {
    self.source = source
    self.target = target
    self.books = books
    self.clock = clock
  }

  /// Moves; tells now and then how many steps of how many are done.
  package func move(_ tell: @escaping (_ done: Int, _ total: Int) throws -> Void) throws -> MoveReport {
    try checkEnds()
    var sent = MoveContent()
    var isBegun = false
    let progress = MoveProgress(tell)
    try source.database.standstill { view in
      // A view that was lost with its connection cannot be gone on with: what is sent cannot be sent twice.
      if isBegun { throw MoveError.interrupted }
      isBegun = true
      sent = try send(view, progress)
    }
    let differences = try sent.differences(from: target, progress)
    guard differences.isEmpty else { throw MoveError.differs(differences) }
    try target.database.write { transaction in try finish(transaction) }
    return sent.report
  }

  /// All tables besides those of the engines, which each fills itself.
  private var tables: [TableCopy] {
    Migration.tables(after: Migration.store + books).filter { $0 != "migration" }.map(TableCopy.init)
  }

  private func checkEnds() throws {
    let id = try source.database.read { view in
      guard try view.hasTable("store") else { throw MoveError.noStore }
      guard try Schema(for: source.database, books: books).isApplied(view) else { throw MoveError.older }
      return try view.storeID()
    }
    let isFresh = try target.database.read { view in
      // The mark of an unfinished move speaks before anything else.
      _ = try Schema(for: target.database, books: books).isApplied(view)
      if try view.hasTable("store"), try view.storeID() == id { throw MoveError.same }
      for table in tables where table.name != "store" {
        guard try table.isEmpty(in: view) else { throw MoveError.notEmpty(table.name) }
      }
      return try !view.hasTable("migration")
    }
    // Where files are rows, there are none before there are tables.
    if isFresh, target.database.engine == .postgres { return }
    for shelf in ShelfName.allCases {
      guard try target.database.shelf(shelf, in: target.folder).names().isEmpty else {
        throw MoveError.notEmpty(shelf.rawValue)
      }
    }
  }

  private func send(_ view: any Connection, _ progress: MoveProgress) throws -> MoveContent {
    let shelves = try ShelfName.allCases.map { name in
      ShelfCopy(
        name: name, source: try source.database.shelf(name, in: source.folder),
        target: try target.database.shelf(name, in: target.folder))
    }
    let files = try shelves.map { shelf in (shelf, try shelf.names(in: view)) }
    progress.total =
      2 * (try tables.reduce(0) { $0 + (try $1.count(in: view)) } + files.reduce(0) { $0 + $1.1.count })
    try target.database.write { transaction in
      try Schema(for: target.database, books: books).applyUnfinished(in: transaction, at: clock.now())
      // What migrations have put there, such as the store's id, gives way to the source's.
      for table in tables.reversed() { try table.clear(in: transaction) }
    }
    var content = MoveContent()
    for table in tables {
      let (columns, digest) = try table.copy(from: view, to: target.database, progress.pass)
      content.tables.append(.init(table: table, columns: columns, digest: digest))
    }
    content.search = try SearchCopy().copy(from: source.database, in: view, to: target.database)
    for (shelf, names) in files {
      for name in names {
        let (hash, size) = try shelf.copy(name)
        content.files.append(.init(shelf: shelf, name: name, hash: hash, size: size))
        try progress.pass(1)
      }
    }
    return content
  }

  /// Whoever worked at the source does not go on here: jobs under way wait for somebody to take them up.
  private func finish(_ transaction: any Transaction) throws {
    try transaction.execute(
      "update job set state = 'waiting', leased_until = null, worker = null where state = 'running'")
    try Schema(for: target.database, books: books).finishMove(in: transaction)
  }
}
