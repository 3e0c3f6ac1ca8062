/// Why a store was not moved.
package enum MoveError: Error, Equatable, Sendable {
  /// Both ends are one store, or the target is a copy of it.
  case same
  /// There is no store to move.
  case noStore
  /// The store lacks migrations of this program.
  case older
  /// The target holds something already: a table with rows, or a shelf with files.
  case notEmpty(String)
  /// A file of the source is missing, or is not what its name says.
  case damaged(String)
  /// A text of the source has a zero character, which the target's engine cannot hold.
  case zeroCharacter(table: String, column: String)
  /// What arrived is not what was sent: the tables and files that differ.
  case differs([String])
  /// The connection to the source was lost on the way.
  case interrupted
}
