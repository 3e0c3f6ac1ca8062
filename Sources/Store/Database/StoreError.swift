/// What can go wrong between a book and its records, with what a person needs to act on it.
package enum StoreError: Error, Equatable, Sendable {
  /// Another program held the writer's place for longer than the seconds waited.
  case busy(seconds: Int)
  /// The disk of this folder, or the person's quota on it, is used up. Nothing was written.
  case full(folder: String)
  /// This folder or a file in it may not be written. Nothing was written.
  case readOnly(folder: String)
  /// The file is no database, or is damaged.
  case corrupt(file: String, detail: String)
  /// The database's server cannot be reached. Nothing was written.
  case unreachable(String)
  /// The connection was lost before the server said whether a write was kept: it may be there or not.
  case unconfirmed
  /// A rule of the schema refused the statement.
  case constraint(Constraint, detail: String)
  /// The operating system failed to read or write.
  case io(path: String, detail: String)
  /// The database was written by a newer program than this one.
  case newer(book: String, number: Int)
  /// The database is the target of a move that was not finished.
  case unfinishedMove
  /// A migration failed and was rolled back.
  case migration(book: String, number: Int, detail: String)
  /// What was asked for is not there (any more).
  case notFound(String)
  /// A column holds what its reader did not expect.
  case unreadable(column: String, detail: String)
  /// The work was given up, because its process is stopping or its job belongs to another by now.
  case stopped
  /// The caller broke a rule of this interface: a mistake in the program.
  case misuse(String)
  /// Anything else that the engine says, with its statement.
  case engine(code: Int, detail: String, sql: String)

  /// The kinds of rule that a schema knows.
  package enum Constraint: Equatable, Sendable {
    case unique, foreignKey, notNull, check, other
  }
}

extension StoreError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .busy(let seconds): "the database is in use by another program; waited \(seconds) seconds"
    case .full(let folder): "no space left in \(folder); nothing was written"
    case .readOnly(let folder): "\(folder) cannot be written; nothing was written"
    case .corrupt(let file, let detail): "\(file) is damaged or no database: \(detail)"
    case .unreachable(let detail): "the database cannot be reached: \(detail)"
    case .unconfirmed: "the connection to the database was lost before it confirmed what was written"
    case .constraint(_, let detail): "refused by a rule of the database: \(detail)"
    case .io(let path, let detail): "\(path): \(detail)"
    case .newer(let book, let number):
      "the database is newer than this program (\(book), migration \(number)); please update the program"
    case .unfinishedMove: "a move to this place was not finished; remove what is there and move again"
    case .migration(let book, let number, let detail): "migration \(number) of \(book) failed: \(detail)"
    case .notFound(let what): "not found: \(what)"
    case .unreadable(let column, let detail): "column \(column) cannot be read: \(detail)"
    case .stopped: "the work was stopped"
    case .misuse(let rule): "wrong use of the store: \(rule)"
    case .engine(let code, let detail, let sql): "\(detail) (\(code)) in: \(sql)"
    }
  }
}
