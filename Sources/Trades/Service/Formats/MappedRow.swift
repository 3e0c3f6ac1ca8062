import Base
import Book
import Sheets

/// Where the columns of a mapped table are, found once for all of its rows.
private struct MappedColumns {
  /// A column of figures, with the style on which its cells agree.
  struct Figures {
    let place: Int
    let style: NumberStyle
  }

  let at, day, time, kind, item, code, currency, tag, memo: Int?
  let quantity, price, amount, fee, tax: Figures?
  let dates: DateStyle

  init(_ columns: [ColumnRole: Int], _ rows: Slice<Sheet.Rows>, _ options: ImportOptions) {
    (at, day, time, kind) = (columns[.at], columns[.day], columns[.time], columns[.kind])
    (item, code, currency) = (columns[.item], columns[.code], columns[.currency])
    (tag, memo) = (columns[.tag], columns[.memo])
    var seen: [ColumnRole: NumberColumn] = [:]
    for role in [ColumnRole.quantity, .price, .amount, .fee, .tax] {
      guard let column = columns[role] else { continue }
      var numbers = NumberColumn()
      for row in rows { row.withBytes(column) { numbers.see($0) } }
      seen[role] = numbers
    }
    let stated = options.decimal.flatMap(DecimalMark.init)
    let agreed = NumberColumn.agreed(seen.values)
    func figures(_ role: ColumnRole) -> Figures? {
      columns[role].map { Figures(place: $0, style: NumberStyle(decimal: stated ?? seen[role]?.decimal ?? agreed)) }
    }
    quantity = figures(.quantity)
    price = figures(.price)
    amount = figures(.amount)
    fee = figures(.fee)
    tax = figures(.tax)
    var order = options.dateOrder.flatMap(DateOrder.init)
    if order == nil, let column = columns[.at] ?? columns[.day] {
      var days = DateColumn()
      for row in rows { row.withBytes(column) { days.see($0) } }
      order = days.order
    }
    dates = DateStyle(order: order)
  }
}

/// Reads rows of a mapped table, each column in the style on which its cells agree.
final class MappedRowReader {
  private let columns: MappedColumns
  private let onlyItem: String
  private let currency: Currency
  private let clock: WallClock
  private let blankID: ID
  /// What each word for a kind means.
  private var kinds: ColumnMemory<Kind>
  private let names = NameCache()

  private enum Kind {
    case known(TradeKind), ignored, missing
    case unknown(String)
  }

  init(_ columns: [ColumnRole: Int], _ rows: Slice<Sheet.Rows>, _ table: MappedTable, _ reading: FileReading) {
    self.columns = MappedColumns(columns, rows, reading.options)
    onlyItem = table.onlyItem
    currency = table.home.currency
    clock = reading.clock
    blankID = reading.blankID
    let stated = Dictionary(table.kinds.map { (HeaderText.normalised($0), $1) }) { first, _ in first }
    kinds = ColumnMemory { word in
      let kind: TradeKind?
      if let stated = stated[HeaderText.normalised(word)] {
        if stated == "ignore" { return .ignored }
        kind = TradeKind(rawValue: stated)
      } else {
        if word.isEmpty { return .missing }
        kind = KindWord(word).flatMap(TradeKind.init)
      }
      return kind.map(Kind.known) ?? .unknown(word)
    }
  }

  /// The trade of a row; nil where the person has said to ignore rows of its kind.
  func read(_ row: Row) throws -> ReadRow? {
    let quantity = try amount(row, columns.quantity)
    guard let kind = try kind(row, quantity) else { return nil }
    var read = ReadRow(
      line: row.line,
      trade: Trade(id: blankID, account: blankID, kind: kind, time: TradeTime(day: .first), currency: currency))
    read.trade.time = try time(row, &read.flags)
    read.trade.quantity = quantity
    if quantity?.isNegative == true, kind.isDeparture { read.trade.quantity = try quantity?.magnitude() }
    let price = try number(row, columns.price)
    let amount = try number(row, columns.amount)
    read.trade.price = price?.amount
    read.trade.amount = try amount?.amount?.magnitude()
    read.trade.fee = try self.amount(row, columns.fee)?.magnitude() ?? .zero
    read.trade.tax = try self.amount(row, columns.tax)?.magnitude() ?? .zero
    if let text = text(row, columns.currency) {
      guard let named = Currency(code: text) else { throw RowProblem(.currencyUnknown, text) }
      read.trade.currency = named
    } else if let unit = (price?.unit ?? amount?.unit).flatMap({ Currency(code: $0) }) {
      read.trade.currency = unit
    }
    read.trade.item = text(row, columns.item).map(names.name) ?? ""
    read.trade.code = text(row, columns.code)
    if read.trade.item.isEmpty, read.trade.code == nil, kind.movesLots, columns.item == nil, columns.code == nil {
      read.trade.item = onlyItem
      read.flags.insert(.itemDoubtful)
    }
    if let tags = text(row, columns.tag) {
      read.trade.tags = tags.split(separator: ",").map { Text.name(String($0)) }.filter { !$0.isEmpty }
    }
    read.trade.memo = text(row, columns.memo) ?? ""
    if kind == .memo { (read.trade.quantity, read.trade.price, read.trade.amount) = (nil, nil, nil) }
    return read
  }

  private func time(_ row: Row, _ flags: inout FlagSet) throws -> TradeTime {
    if let column = columns.at {
      guard let written = try row.moment(column, columns.dates) else { throw RowProblem(.dayMissing) }
      return try clock.time(written, &flags)
    }
    guard let column = columns.day, let written = try row.moment(column, columns.dates) else {
      throw RowProblem(.dayMissing)
    }
    guard let column = columns.time, !row.isEmpty(column) else { return try clock.time(written, &flags) }
    do { return try clock.time(written.day, row.time(column), &flags) } catch let error as DateError {
      throw RowProblem(.timeUnreadable, error.text)
    }
  }

  /// The kind that the row's word names; without a column for it, the quantity's sign says which side it is.
  private func kind(_ row: Row, _ quantity: Amount?) throws -> TradeKind? {
    guard let column = columns.kind else { return quantity?.isNegative == true ? .sell : .buy }
    switch kinds.value(row, column) {
    case .known(let kind): return kind
    case .ignored: return nil
    case .missing: throw RowProblem(.kindMissing)
    case .unknown(let word): throw RowProblem(.kindUnknown, word)
    }
  }

  private func number(_ row: Row, _ figures: MappedColumns.Figures?) throws -> NumberReading? {
    try figures.map { try row.number($0.place, $0.style) }
  }

  private func amount(_ row: Row, _ figures: MappedColumns.Figures?) throws -> Amount? {
    try figures.flatMap { try row.amount($0.place, $0.style) }
  }

  private func text(_ row: Row, _ column: Int?) -> String? {
    guard let column else { return nil }
    let text = row.plain(column)
    return text.isEmpty ? nil : text
  }
}

extension NumberReading {
  /// The currency or coin beside it.
  fileprivate var unit: String? {
    if case .amount(_, let unit) = self { unit } else { nil }
  }
}
