import Base
import Book
import Sheets

/// Reads rows of a mapped table, each column in the style on which its cells agree.
final class MappedRowReader {
  private let columns: [ColumnRole: Int]
  private let kinds: [String: String]
  private let onlyItem: String
  private let currency: Currency
  private let clock: WallClock
  private let blankID: ID
  private var numbers: [ColumnRole: NumberStyle] = [:]
  private var dates = DateStyle()
  /// What was made of each word so far; nil in it: to be ignored.
  private var known: [String: TradeKind?] = [:]
  private let names = NameCache()

  init(_ columns: [ColumnRole: Int], _ rows: Slice<Sheet.Rows>, _ table: MappedTable, _ reading: FileReading) {
    self.columns = columns
    kinds = Dictionary(table.kinds.map { (HeaderText.normalised($0), $1) }) { first, _ in first }
    onlyItem = table.onlyItem
    currency = table.home.currency
    clock = reading.clock
    blankID = reading.blankID
    learn(rows, reading)
  }

  private func learn(_ rows: Slice<Sheet.Rows>, _ reading: FileReading) {
    var seen: [ColumnRole: NumberColumn] = [:]
    for role in [ColumnRole.quantity, .price, .amount, .fee, .tax] {
      guard let column = columns[role] else { continue }
      var numbers = NumberColumn()
      for row in rows { row.withBytes(column) { numbers.see($0) } }
      seen[role] = numbers
    }
    let stated = reading.options.decimal.flatMap(DecimalMark.init)
    let agreed = NumberColumn.agreed(seen.values)
    for (role, column) in seen { numbers[role] = NumberStyle(decimal: stated ?? column.decimal ?? agreed) }
    if let column = columns[.at] ?? columns[.day] {
      var days = DateColumn()
      for row in rows { row.withBytes(column) { days.see($0) } }
      dates = DateStyle(order: reading.options.dateOrder.flatMap(DateOrder.init) ?? days.order)
    }
  }

  /// The trade of a row; nil where the person has said to ignore rows of its kind.
  func read(_ row: Row) throws -> ReadRow? {
    let quantity = try amount(row, .quantity)
    guard let kind = try kind(row, quantity) else { return nil }
    var read = ReadRow(
      line: row.line,
      trade: Trade(id: blankID, account: blankID, kind: kind, time: TradeTime(day: .first), currency: currency))
    read.trade.time = try time(row, &read.flags)
    read.trade.quantity = quantity
    if quantity?.isNegative == true, kind.isDeparture { read.trade.quantity = try quantity?.magnitude() }
    read.trade.price = try amount(row, .price)
    read.trade.amount = try amount(row, .amount).map { try $0.magnitude() }
    read.trade.fee = try amount(row, .fee).map { try $0.magnitude() } ?? .zero
    read.trade.tax = try amount(row, .tax).map { try $0.magnitude() } ?? .zero
    if let text = text(row, .currency) {
      guard let named = Currency(code: text) else { throw RowProblem(.currencyUnknown, text) }
      read.trade.currency = named
    } else if let unit = try unit(row) {
      read.trade.currency = unit
    }
    read.trade.item = names.name(text(row, .item) ?? "")
    read.trade.code = text(row, .code)
    if read.trade.item.isEmpty, read.trade.code == nil, kind.movesLots, columns[.item] == nil, columns[.code] == nil {
      read.trade.item = onlyItem
      read.flags.insert(.itemDoubtful)
    }
    read.trade.tags = (text(row, .tag) ?? "").split(separator: ",").map { Text.name(String($0)) }
      .filter { !$0.isEmpty }
    read.trade.memo = text(row, .memo) ?? ""
    if kind == .memo { (read.trade.quantity, read.trade.price, read.trade.amount) = (nil, nil, nil) }
    return read
  }

  private func time(_ row: Row, _ flags: inout FlagSet) throws -> TradeTime {
    if let column = columns[.at] {
      guard let written = try row.moment(column, dates) else { throw RowProblem(.dayMissing) }
      return try clock.time(written, &flags)
    }
    guard let column = columns[.day], let written = try row.moment(column, dates) else {
      throw RowProblem(.dayMissing)
    }
    guard let column = columns[.time], !row.isEmpty(column) else { return try clock.time(written, &flags) }
    do { return try clock.time(written.day, row.time(column), &flags) } catch let error as DateError {
      throw RowProblem(.timeUnreadable, error.text)
    }
  }

  /// The kind that the row's word names; without a column for it, the quantity's sign says which side it is.
  private func kind(_ row: Row, _ quantity: Amount?) throws -> TradeKind? {
    guard let column = columns[.kind] else { return quantity?.isNegative == true ? .sell : .buy }
    let word = row.trimmed(column)
    if let kind = known[word] { return kind }
    let kind = try kind(named: word)
    known[word] = .some(kind)
    return kind
  }

  private func kind(named word: String) throws -> TradeKind? {
    if let stated = kinds[HeaderText.normalised(word)] {
      if stated == "ignore" { return nil }
      guard let kind = TradeKind(rawValue: stated) else { throw RowProblem(.kindUnknown, word) }
      return kind
    }
    guard !word.isEmpty else { throw RowProblem(.kindMissing) }
    guard let kind = KindWord(word).flatMap(TradeKind.init) else { throw RowProblem(.kindUnknown, word) }
    return kind
  }

  private func unit(_ row: Row) throws -> Currency? {
    for role in [ColumnRole.price, .amount] {
      guard let column = columns[role] else { continue }
      if case .amount(_, let unit?) = try row.number(column, numbers[role] ?? NumberStyle()) {
        return Currency(code: unit)
      }
    }
    return nil
  }

  private func amount(_ row: Row, _ role: ColumnRole) throws -> Amount? {
    try columns[role].flatMap { try row.amount($0, numbers[role] ?? NumberStyle()) }
  }

  private func text(_ row: Row, _ role: ColumnRole) -> String? {
    guard let column = columns[role] else { return nil }
    let text = row.plain(column)
    return text.isEmpty ? nil : text
  }
}
