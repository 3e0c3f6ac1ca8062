package import Base

/// All migrations of a program, and how a database is brought up to them.
package struct Schema: Sendable {
  /// The migrations in the order in which they run: the store's, the engine's, then each book's.
  package let migrations: [Migration]

  /// The schema of the store itself, of `database`'s engine and of the books whose migrations are given.
  package init(for database: any Database, books: [Migration]) {
    migrations = Migration.store + database.engineMigrations + books
  }

  /// Runs what is missing, each migration in a transaction of its own.
  ///
  /// A database that knows a migration which this program does not know is refused before anything is written.
  package func apply(to database: any Database, clock: any Clock) throws {
    try validate()
    let applied = try database.read { connection in try appliedMigrations(connection) }
    try refuseNewer(applied)
    for migration in migrations where applied[Key(migration)] == nil {
      try apply(migration, to: database, at: clock.now())
    }
  }

  /// Whether every migration has been applied; a database that knows others, or is the unfinished target of a move, is
  /// refused.
  func isApplied(_ connection: any Connection) throws(StoreError) -> Bool {
    let applied = try appliedMigrations(connection)
    try refuseNewer(applied)
    return migrations.allSatisfy { applied[Key($0)] != nil }
  }

  /// Runs what is missing and marks the database as the unfinished target of a move, in one transaction.
  func applyUnfinished(in transaction: any Transaction, at now: Instant) throws {
    let applied = try appliedMigrations(transaction)
    try refuseNewer(applied)
    for migration in migrations where applied[Key(migration)] == nil {
      try apply(migration, in: transaction, at: now)
    }
    try note(.unfinishedMove, in: transaction, at: now)
  }

  /// Takes the mark away that the database is the unfinished target of a move.
  func finishMove(in transaction: any Transaction) throws(StoreError) {
    try transaction.execute("delete from migration where book = $1", [.text(Migration.unfinishedMove.book)])
  }

  /// Whether each applied migration is the one that this program knows.
  package func check(_ connection: any Connection) throws(StoreError) -> Check {
    let applied = try appliedMigrations(connection)
    let wrong = migrations.compactMap { migration -> String? in
      guard let checksum = applied[Key(migration)] else { return "\(migration.label) is missing" }
      return checksum == migration.checksum ? nil : "\(migration.label) was changed after it had been applied"
    }
    return Check(name: "migrations", problems: wrong, well: "\(applied.count) applied")
  }

  private func apply(_ migration: Migration, to database: any Database, at now: Instant) throws {
    try database.write { transaction in
      // Another process may have been here in the meantime.
      let applied = try appliedMigrations(transaction)
      try refuseUnfinished(applied)
      if applied[Key(migration)] == nil { try apply(migration, in: transaction, at: now) }
    }
  }

  private func apply(_ migration: Migration, in transaction: any Transaction, at now: Instant) throws {
    do {
      for statement in migration.statements { try transaction.define(statement) }
      try migration.then?(transaction)
    } catch let error as StoreError {
      switch error {
      case .busy, .full, .readOnly, .io, .corrupt: throw error
      default: throw StoreError.migration(book: migration.book, number: migration.number, detail: "\(error)")
      }
    }
    try note(migration, in: transaction, at: now)
  }

  private func note(_ migration: Migration, in transaction: any Transaction, at now: Instant) throws(StoreError) {
    try transaction.execute(
      "insert into migration (book, number, checksum, applied_at) values ($1, $2, $3, $4)",
      [.text(migration.book), .int(migration.number), .text(migration.checksum), .instant(now)])
  }

  private func refuseUnfinished(_ applied: [Key: String]) throws(StoreError) {
    if applied[Key(.unfinishedMove)] != nil { throw .unfinishedMove }
  }

  private func refuseNewer(_ applied: [Key: String]) throws(StoreError) {
    try refuseUnfinished(applied)
    let known = Set(migrations.map(Key.init))
    if let newest = applied.keys.filter({ !known.contains($0) }).max(by: { $0.number < $1.number }) {
      throw .newer(book: newest.book, number: newest.number)
    }
  }

  /// A book's numbers must run from one without gaps, or a later one could be skipped for ever.
  private func validate() throws(StoreError) {
    for (book, steps) in Dictionary(grouping: migrations, by: \.book) {
      guard steps.map(\.number) == Array(1...steps.count) else {
        throw .misuse("the migrations of \(book) are not numbered from one without gaps")
      }
    }
  }

  private func appliedMigrations(_ connection: any Connection) throws(StoreError) -> [Key: String] {
    guard try connection.hasTable("migration") else { return [:] }
    let rows = try connection.rows("select book, number, checksum from migration") { row in
      (Key(book: try row.text(0), number: try row.int(1)), try row.text(2))
    }
    return Dictionary(rows) { first, _ in first }
  }

  private struct Key: Hashable {
    let book: String
    let number: Int

    init(book: String, number: Int) {
      self.book = book
      self.number = number
    }

    init(_ migration: Migration) {
      self.init(book: migration.book, number: migration.number)
    }
  }
}

extension Migration {
  /// Stands among the applied ones for as long as a database is being filled by a move: no program knows it, so that each
  /// version refuses the database as one that is newer.
  static let unfinishedMove = Migration(book: "move", number: 1, statements: [])

  /// A digest of the statements; white space does not count.
  package var checksum: String {
    let words = statements.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    return ContentHash(of: Array(words.joined(separator: ";\n").utf8)).text
  }

  var label: String { "\(book) \(number)" }
}
