/// What the columns of an unknown table are likely to mean: the start of the column-mapping screen.
package struct ColumnGuess: Sendable {
  /// The row of titles, if the table seems to have one.
  package let header: SheetHeader?

  /// The column of each role that was found, counted from 0.
  package private(set) var columns: [ColumnRole: Int] = [:]

  /// Looks at the titles first, then at what stands below them.
  package init(_ sheet: Sheet) {
    header = Self.header(in: sheet)
    if let header { takeTitles(header) }
    let first = header.map { $0.index + 1 } ?? 0
    takeContents(Array(sheet.rows.dropFirst(first).lazy.filter { $0.count > 1 && !$0.isBlank }.prefix(50)))
  }

  /// The row among the first with most known titles, if it has at least two roles.
  private static func header(in sheet: Sheet) -> SheetHeader? {
    var best: (row: Row, roles: Int)?
    for row in sheet.rows.prefix(40) {
      let roles = Set((0..<min(row.count, 200)).compactMap { HeaderWords.role(of: row.text($0)) }).count
      if roles >= 2, roles > best?.roles ?? 0 { best = (row, roles) }
    }
    return best.map { SheetHeader($0.row) }
  }

  private mutating func takeTitles(_ header: SheetHeader) {
    var ranks: [ColumnRole: Int] = [:]
    for (column, title) in header.titles.enumerated() {
      guard let match = HeaderWords.match(title), match.rank < ranks[match.role] ?? .max else { continue }
      ranks[match.role] = match.rank
      columns[match.role] = column
    }
  }

  private mutating func takeContents(_ rows: [Row]) {
    let contents = (0..<min(rows.map(\.count).max() ?? 0, 200)).map { ColumnContent(rows, column: $0) }
    func isTaken(_ column: Int) -> Bool { columns.values.contains(column) }
    // A title that says "date" may stand above dates with times, and the other way about.
    if let day = columns[.day], columns[.at] == nil, contents.indices.contains(day), contents[day].isMoment {
      columns[.day] = nil
      columns[.at] = day
    }
    if let at = columns[.at], contents.indices.contains(at), contents[at].isTime || contents[at].isDay {
      let role: ColumnRole = contents[at].isTime ? .time : .day
      columns[.at] = nil
      if columns[role] == nil { columns[role] = at }
    }
    let tests: [(ColumnRole, (ColumnContent) -> Bool)] = [
      (.at, { $0.isMoment }), (.day, { $0.isDay }), (.time, { $0.isTime }), (.kind, { $0.isKind }),
      (.currency, { $0.isCurrency }), (.code, { $0.isCode }),
    ]
    for (role, test) in tests where columns[role] == nil {
      if role == .at || role == .day, columns[.at] != nil || columns[.day] != nil { continue }
      columns[role] = contents.indices.first { !isTaken($0) && test(contents[$0]) }
    }
    takeFigures(contents)
    if columns[.item] == nil {
      columns[.item] = contents.indices.first { !isTaken($0) && contents[$0].isWords }
    }
  }

  /// Among columns of figures, two whose product is a third are quantity, price and amount.
  private mutating func takeFigures(_ contents: [ColumnContent]) {
    guard columns[.quantity] == nil || columns[.price] == nil else { return }
    let free = contents.indices.filter { column in
      contents[column].isFigure && !columns.values.contains(column)
    }
    for amount in free {
      for one in free where one != amount {
        for other in free where other != amount && other > one {
          guard ColumnContent.multiply(contents[one], contents[other], to: contents[amount]) else { continue }
          let isQuantityFirst = contents[one].average < contents[other].average
          if columns[.quantity] == nil { columns[.quantity] = isQuantityFirst ? one : other }
          if columns[.price] == nil { columns[.price] = isQuantityFirst ? other : one }
          if columns[.amount] == nil { columns[.amount] = amount }
          return
        }
      }
    }
  }
}
