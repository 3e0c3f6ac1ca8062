/// A table of an HTML file whose end has not come yet.
struct OpenTable {
  /// Its number among the tables of the file.
  let order: Int
  /// The line of the row being read, or of the table before its first.
  private(set) var rowLine: Int
  /// Whether rows came without a table around them.
  let isImplied: Bool

  private(set) var cells: [Sheet.Cell] = []
  private(set) var heads: [Sheet.Head] = []
  private(set) var rowLines: [ClosedRange<Int>] = []
  private(set) var isInRow = false
  private(set) var isInCell = false
  /// The text of the cell being read.
  var cellText: [UInt8] = []

  /// Columns filled in this row, those still owed to a wide cell included.
  private var position = 0
  /// Empty cells that are added only when another cell follows.
  private var owed = 0
  private var span = (columns: 1, rows: 1)
  /// For each column, the rows from this one on that a tall cell covers.
  private var covered: [Int] = []

  init(order: Int, line: Int, isImplied: Bool) {
    self.order = order
    self.isImplied = isImplied
    rowLine = line
  }

  /// How many columns the row being read has so far.
  var rowLength: Int { position }

  mutating func openRow(line: Int) {
    isInRow = true
    rowLine = line
    position = 0
    owed = 0
    heads.append(Sheet.Head(firstCell: UInt32(cells.count), line: UInt32(line)))
  }

  mutating func closeRow(line: Int) {
    isInRow = false
    rowLines.append(rowLine...max(rowLine, line))
    for column in covered.indices where covered[column] > 0 { covered[column] -= 1 }
    while covered.last == 0 { covered.removeLast() }
  }

  mutating func openCell(columns: Int, rows: Int) {
    isInCell = true
    cellText.removeAll(keepingCapacity: true)
    span = (columns, rows)
    while position < covered.count, covered[position] > 0 {
      owed += 1
      position += 1
    }
  }

  /// Puts the cell's text behind the texts of all tables.
  mutating func closeCell(into text: inout [UInt8]) {
    isInCell = false
    while let last = cellText.last, last <= 0x20 { cellText.removeLast() }
    for _ in 0..<owed { cells.append(Sheet.Cell(start: 0, count: 0)) }
    cells.append(Sheet.Cell(start: UInt32(text.count), count: UInt32(cellText.count)))
    text.append(contentsOf: cellText)
    owed = span.columns - 1
    if span.rows > 1 { cover() }
    position += span.columns
  }

  private mutating func cover() {
    let end = position + span.columns
    if covered.count < end { covered.append(contentsOf: repeatElement(0, count: end - covered.count)) }
    for column in position..<end { covered[column] = span.rows }
  }
}
