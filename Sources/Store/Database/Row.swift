package import Base

/// The columns of the row that an engine's statement stands on.
package protocol Cells: AnyObject {
  /// The kind of what column `index` holds.
  func kind(_ index: Int) -> CellKind
  /// The whole number in column `index`; zero where its kind is another.
  func integer(_ index: Int) -> Int64
  /// The UTF-8 or the bytes in column `index`; they hold until the statement moves on.
  func bytes(_ index: Int) -> UnsafeBufferPointer<UInt8>
  /// The name of column `index`, for messages.
  func name(_ index: Int) -> String
  /// The number of columns.
  var count: Int { get }
}

/// What a column of one row holds.
package enum CellKind: Sendable {
  case null, integer, text, blob, other
}

/// One row of an answer, read column by column, counted from zero.
///
/// A row is lent to the closure that reads it and cannot leave it, so nothing is copied but what the closure takes:
///
///     let names = try connection.rows("select name from item where owner = $1", [.id(owner)]) { row in
///       try row.text(0)
///     }
package struct Row: ~Copyable {
  private let cells: any Cells

  package init(_ cells: any Cells) {
    self.cells = cells
  }

  /// The number of columns.
  package var count: Int { cells.count }

  /// Whether the column holds nothing.
  package func isNull(_ index: Int) -> Bool {
    cells.kind(index) == .null
  }

  /// The column's text.
  package func text(_ index: Int) throws(StoreError) -> String {
    try expect(.text, index)
    return String(decoding: cells.bytes(index), as: UTF8.self)
  }

  /// The column's whole number.
  package func int(_ index: Int) throws(StoreError) -> Int {
    try expect(.integer, index)
    return Int(cells.integer(index))
  }

  /// The column's truth value, kept as one or zero.
  package func bool(_ index: Int) throws(StoreError) -> Bool {
    try int(index) != 0
  }

  /// The column's bytes.
  package func blob(_ index: Int) throws(StoreError) -> [UInt8] {
    try expect(.blob, index)
    return Array(cells.bytes(index))
  }

  /// The column's amount, kept as canonical text.
  package func amount(_ index: Int) throws(StoreError) -> Amount {
    try expect(.text, index)
    do { return try Amount(canonicalUTF8: cells.bytes(index)) } catch { throw unreadable(index, "no amount") }
  }

  /// The column's day, kept as ISO text.
  package func day(_ index: Int) throws(StoreError) -> CivilDay {
    let text = try text(index)
    do { return try CivilDay(iso: text) } catch { throw unreadable(index, "no day") }
  }

  /// The column's instant, kept as microseconds since 1970.
  package func instant(_ index: Int) throws(StoreError) -> Instant {
    try expect(.integer, index)
    return Instant(microseconds: cells.integer(index))
  }

  /// The column's id, kept as sixteen bytes.
  package func id(_ index: Int) throws(StoreError) -> ID {
    try expect(.blob, index)
    do { return try ID(bytes: cells.bytes(index)) } catch { throw unreadable(index, "no id") }
  }

  /// The column's JSON, kept as text.
  package func json(_ index: Int) throws(StoreError) -> JSON {
    try expect(.text, index)
    do { return try JSON(parsing: Array(cells.bytes(index))) } catch { throw unreadable(index, "no JSON") }
  }

  /// The error to throw when a column holds a word that its reader does not know.
  package func unreadable(_ index: Int, _ detail: String) -> StoreError {
    .unreadable(column: index < cells.count ? cells.name(index) : "\(index)", detail: detail)
  }

  private func expect(_ kind: CellKind, _ index: Int) throws(StoreError) {
    let found = cells.kind(index)
    guard found == kind else { throw unreadable(index, "\(kind) expected, \(found) found") }
  }
}
