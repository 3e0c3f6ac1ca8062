/// A prepared statement, good for as many runs as the connection it came from is lent.
///
/// For many rows, keep one and run it for each:
///
///     let insert = try transaction.prepare("insert into price (item, day, close) values ($1, $2, $3)")
///     for price in prices { try insert.queue([.id(price.item), .day(price.day), .amount(price.close)]) }
package protocol Statement: Cells {
  /// Begins a run with the values of `$1`, `$2` and so on, whatever their order in the text.
  func start(_ values: [Value]) throws(StoreError)
  /// The same for an answer that may be long and is not to be held in memory.
  func startStream(_ values: [Value]) throws(StoreError)
  /// Moves to the next row; false when there is none.
  func step() throws(StoreError) -> Bool
  /// Ends a run, whether or not all rows were read.
  func finish()
  /// Runs a statement that answers nothing, without waiting for the engine's word: an error may come with a later
  /// statement, or with the commit. For many rows at an engine that is reached over a connection.
  func queue(_ values: [Value]) throws(StoreError)
  /// The rows that the last run inserted, updated or deleted.
  var changes: Int { get }
}

extension Statement {
  /// Runs to the end, passing over rows, and says how many rows it changed.
  @discardableResult
  package func run(_ values: [Value] = []) throws(StoreError) -> Int {
    try start(values)
    defer { finish() }
    while try step() {}
    return changes
  }

  /// Every row, as `read` makes of it.
  package func rows<T>(_ values: [Value] = [], _ read: (borrowing Row) throws -> T) throws(StoreError) -> [T] {
    try start(values)
    defer { finish() }
    var answer: [T] = []
    while try step() { answer.append(try reading(read)) }
    return answer
  }

  /// The first row, as `read` makes of it, or nil where there is none.
  package func one<T>(_ values: [Value] = [], _ read: (borrowing Row) throws -> T) throws(StoreError) -> T? {
    try start(values)
    defer { finish() }
    return try step() ? try reading(read) : nil
  }

  /// Hands each row to `body` as it arrives; an error of `body` ends the run and is passed on.
  package func each(_ values: [Value] = [], _ body: (borrowing Row) throws -> Void) throws {
    try startStream(values)
    defer { finish() }
    while try step() { try body(Row(self)) }
  }

  private func reading<T>(_ read: (borrowing Row) throws -> T) throws(StoreError) -> T {
    do {
      return try read(Row(self))
    } catch let error as StoreError {
      throw error
    } catch {
      throw .unreadable(column: "of a row", detail: "\(error)")
    }
  }
}
