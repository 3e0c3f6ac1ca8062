/// Builds sheets from the tags and texts of an HTML file; what a hand forgot to close is closed where it must end.
struct HTMLTableBuilder {
  /// The lines of each row of the tables that were kept.
  private(set) var rowLines: [ClosedRange<Int>] = []

  private let limits: SheetLimits
  private var text: [UInt8] = []
  private var open: [OpenTable] = []
  private var done: [OpenTable] = []
  private var tooDeep = 0
  private var cellCount = 0
  private var opened = 0
  private var line = 1

  /// Tables within tables, beyond which an inner one counts as part of its cell.
  private static let depth = 16

  /// What an open table takes in memory, in cells.
  private static let tableWeight = 32

  init(limits: SheetLimits) {
    self.limits = limits
  }

  mutating func take(_ token: HTMLTokens.Token) throws(SheetError) {
    line = token.line
    switch token.kind {
    case .text(let range):
      guard let last = open.indices.last, open[last].isInCell else { return }
      HTMLText.append(token.source[range], to: &open[last].cellText)
      if open[last].cellText.count > limits.recordBytes { throw .lineTooLong(line: line, limit: limits.recordBytes) }
    case .open(.document, _, _): break
    case .close(.document): while !open.isEmpty { try closeTable() }
    case .open(.table, _, _):
      try weigh(Self.tableWeight)
      if open.count >= Self.depth { tooDeep += 1 } else { openTable() }
    case .close(.table):
      if tooDeep > 0 { tooDeep -= 1 } else { try closeTable() }
    case .open(.row, _, _):
      if open.isEmpty { openTable(isImplied: true) }
      try closeRow()
      try weigh(1)
      open[open.count - 1].openRow(line: line)
    case .close(.row): try closeRow()
    case .open(.cell, let columns, let rows):
      guard !open.isEmpty else { return }
      try closeCell()
      let last = open.count - 1
      if !open[last].isInRow { open[last].openRow(line: line) }
      open[last].openCell(columns: columns, rows: rows)
    case .close(.cell): try closeCell()
    case .open(.lineBreak, _, _), .close(.lineBreak): append(0x0A)
    case .open(.block, _, _), .close(.block): append(0x20)
    case .open(.inline, _, _), .close(.inline): break
    }
  }

  /// Ends reading: a table that is still open was cut off, unless the file never opened one properly.
  mutating func finish() throws(SheetError) -> [Sheet] {
    if let last = open.last, !last.isImplied { throw .cutOff(line: last.rowLine) }
    while !open.isEmpty { try closeTable() }
    done.sort { $0.order < $1.order }
    let store = ByteStore(text)
    let kept = done.filter { $0.cells.contains { $0.count > 0 } }
    rowLines = kept.flatMap(\.rowLines)
    return kept.map { Sheet(store: store, cells: $0.cells, heads: $0.heads) }
  }

  private mutating func append(_ byte: UInt8) {
    guard let last = open.indices.last, open[last].isInCell else { return }
    HTMLText.appendSpace(byte, to: &open[last].cellText)
  }

  private mutating func openTable(isImplied: Bool = false) {
    open.append(OpenTable(order: opened, line: line, isImplied: isImplied))
    opened += 1
  }

  private mutating func closeTable() throws(SheetError) {
    guard !open.isEmpty else { return }
    try closeRow()
    done.append(open.removeLast())
  }

  private mutating func closeRow() throws(SheetError) {
    guard let last = open.indices.last, open[last].isInRow else { return }
    try closeCell()
    open[last].closeRow(line: line)
  }

  private mutating func closeCell() throws(SheetError) {
    guard let last = open.indices.last, open[last].isInCell else { return }
    let before = open[last].cells.count
    open[last].closeCell(into: &text)
    if open[last].rowLength > limits.columns { throw .tooManyColumns(line: line, limit: limits.columns) }
    try weigh(open[last].cells.count - before)
  }

  /// Counts what is kept in memory: cells, and tables and rows as so many of them.
  private mutating func weigh(_ cells: Int) throws(SheetError) {
    cellCount += cells
    if cellCount > limits.cells { throw .tooManyCells(line: line, limit: limits.cells) }
  }
}
