/// One numbered step of a book's schema, forward only.
///
/// Statements are PostgreSQL's `create table`, `create index` and `alter table`, with these words for the types of
/// columns; each engine puts its own type in their place and makes its tables strict:
///
/// | word      | holds                                   | SQLite    | PostgreSQL |
/// |-----------|-----------------------------------------|-----------|------------|
/// | `id`      | a UUID                                  | `blob`    | `bytea`    |
/// | `text`    | text                                    | `text`    | `text`     |
/// | `amount`  | an amount, canonical                    | `text`    | `text`     |
/// | `day`     | a day, ISO                              | `text`    | `text`     |
/// | `instant` | microseconds since 1970                 | `integer` | `bigint`   |
/// | `bigint`  | a whole number                          | `integer` | `bigint`   |
/// | `flag`    | zero or one                             | `integer` | `bigint`   |
/// | `json`    | JSON as text                            | `text`    | `text`     |
/// | `bytes`   | bytes                                   | `blob`    | `bytea`    |
///
/// A table whose primary key is a clause over several columns is kept in that key's order where the engine can.
///
/// The word `amount` does more: a test collects the names of all such columns and refuses SQL that sums, compares or
/// orders by one of them. To sort by an amount, keep its `sortKey` in a `text` column beside it.
package struct Migration: Sendable {
  /// The book that it belongs to, such as `trades`.
  package let book: String
  /// Its place in the book, from one without gaps.
  package let number: Int
  /// What it runs, in order.
  package let statements: [String]
  /// What it does in Swift after its statements, where they do not suffice.
  package let then: (@Sendable (any Transaction) throws -> Void)?

  package init(
    book: String, number: Int, statements: [String], then: (@Sendable (any Transaction) throws -> Void)? = nil
  ) {
    self.book = book
    self.number = number
    self.statements = statements
    self.then = then
  }
}
