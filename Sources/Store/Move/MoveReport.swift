/// What a move has copied and found equal at both ends.
package struct MoveReport: Equatable, Sendable {
  /// How many rows a table has.
  package struct Table: Equatable, Sendable {
    package let name: String
    package let rows: Int
  }

  /// Each table in the order of the migrations.
  package let tables: [Table]
  /// How many attachments and staged files.
  package let files: Int
  /// How long they are together.
  package let bytes: Int

  /// How many rows all tables have.
  package var rows: Int { tables.reduce(0) { $0 + $1.rows } }
}
