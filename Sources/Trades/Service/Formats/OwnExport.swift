import Base
import Sheets

/// Our own table of trades, which comes back as the records that it was written from.
struct OwnExport: Format {
  let id = "nanal"
  let home = FormatHome(zone: nil, currency: .krw)

  private static let sure: [OwnTable.Column] = [.id, .account, .kind, .day, .at, .zone, .accountMethod]

  func confidence(_ sheet: Sheet) -> Int {
    SheetHeader(in: sheet, having: Self.sure.map(\.rawValue)) == nil ? 0 : 100
  }

  func read(_ sheet: Sheet, into reading: inout FileReading) {
    guard let header = SheetHeader(in: sheet, having: Self.sure.map(\.rawValue)) else { return }
    for row in sheet.rows.prefix(header.index) { reading.ignore(row, .preamble) }
    reading.ignore(sheet.rows[header.index], .header)
    var columns: [OwnTable.Column: Int] = [:]
    for column in OwnTable.Column.allCases { columns[column] = header.column(column.rawValue) }
    let reader = OwnRowReader(columns: columns, blankID: reading.blankID)
    for row in sheet.rows.dropFirst(header.index + 1) { reading.take(row) { row in try reader.read(row) } }
  }
}

/// Reads rows of our own table.
private final class OwnRowReader {
  private let columns: [Int?]
  private let blankID: ID
  private let zones = Zones()
  private let names = NameCache()

  init(columns: [OwnTable.Column: Int], blankID: ID) {
    self.columns = OwnTable.Column.allCases.map { columns[$0] }
    self.blankID = blankID
  }

  func read(_ row: Row) throws -> ReadRow {
    guard let kind = TradeKind(rawValue: text(row, .kind)) else { throw RowProblem(.kindUnknown, text(row, .kind)) }
    guard let currency = Currency(code: text(row, .currency)) else {
      throw RowProblem(.currencyUnknown, text(row, .currency))
    }
    var trade = Trade(id: blankID, account: blankID, kind: kind, time: try time(row), currency: currency)
    trade.item = names.name(text(row, .item))
    trade.code = optional(row, .code)
    trade.isin = optional(row, .isin)
    trade.quantity = try amount(row, .quantity)
    trade.price = try amount(row, .price)
    trade.amount = try amount(row, .amount)
    trade.fee = try amount(row, .fee) ?? .zero
    trade.tax = try amount(row, .tax) ?? .zero
    trade.feeCurrency = optional(row, .feeCurrency)
    trade.feeRate = try amount(row, .feeRate)
    trade.multiplier = try amount(row, .multiplier)
    trade.new = try amount(row, .new)
    trade.old = try amount(row, .old)
    trade.priceCurrency = optional(row, .priceCurrency).flatMap { Currency(code: $0) }
    trade.rate = try amount(row, .rate)
    trade.paidCurrency = optional(row, .paidCurrency).flatMap { Currency(code: $0) }
    trade.pair = try optional(row, .pair).map(id)
    trade.chosen = try OwnTable.parts(text(row, .lots)).map(lot)
    trade.rank = Int(text(row, .rank))
    trade.tags = OwnTable.parts(text(row, .tags))
    trade.memo = text(row, .memo)
    trade.setup = text(row, .setup)
    trade.stop = try amount(row, .stop)
    trade.target = try amount(row, .target)
    let flags = OwnTable.parts(text(row, .flags)).compactMap(TradeFlag.init).filter(\.isOfReading)
    var read = ReadRow(line: row.line, trade: trade, flags: FlagSet(flags))
    read.own = OwnColumns(
      id: try optional(row, .id).map(id), account: account(row, currency), to: optional(row, .to),
      attachments: try OwnTable.parts(text(row, .attachments)).map(attachment))
    return read
  }

  private func account(_ row: Row, _ currency: Currency) -> TradeAccount {
    TradeAccount(
      id: blankID, name: names.name(text(row, .account)),
      currency: Currency(code: text(row, .accountCurrency)) ?? currency,
      method: CostMethod(rawValue: text(row, .accountMethod)), allowsShorts: text(row, .accountShorts) == "yes")
  }

  private func time(_ row: Row) throws -> TradeTime {
    if let at = optional(row, .at) {
      guard let instant = try? Instant(iso: at), let zone = try? zones.zone(text(row, .zone)) else {
        throw RowProblem(.timeUnreadable, at)
      }
      return TradeTime(moment: Moment(instant: instant, zone: zone))
    }
    guard let day = try? CivilDay(iso: text(row, .day)) else { throw RowProblem(.dayUnreadable, text(row, .day)) }
    return TradeTime(day: day)
  }

  private func lot(_ text: String) throws -> ChosenLot {
    let halves = text.split(separator: "*")
    guard halves.count == 2, let quantity = try? Amount(canonical: halves[1]) else {
      throw RowProblem(.unreadable, text)
    }
    return ChosenLot(record: try id(String(halves[0])), quantity: quantity)
  }

  private func attachment(_ text: String) throws -> Attachment {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { OwnTable.unescaped(String($0)) }
    guard parts.count == 4, let size = Int(parts[1]) else { throw RowProblem(.unreadable, text) }
    return Attachment(hash: parts[0], name: parts[3], type: parts[2], size: size)
  }

  private func id(_ text: String) throws -> ID {
    guard let id = try? ID(text: text) else { throw RowProblem(.unreadable, text) }
    return id
  }

  private func text(_ row: Row, _ column: OwnTable.Column) -> String {
    columns[column.place].map(row.restored) ?? ""
  }

  private func optional(_ row: Row, _ column: OwnTable.Column) -> String? {
    guard let place = columns[column.place], !row.isEmpty(place) else { return nil }
    return row.restored(place)
  }

  private func amount(_ row: Row, _ column: OwnTable.Column) throws -> Amount? {
    try columns[column.place].flatMap { try row.amount($0, NumberStyle(decimal: .point)) }
  }
}

extension OwnTable.Column {
  /// Its place among all columns.
  fileprivate var place: Int { Self.places[self] ?? 0 }

  private static let places = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
}

extension TradeFlag {
  /// Whether the flag comes from reading a row, and does not follow from the records.
  var isOfReading: Bool {
    switch self {
    case .timeAmbiguous, .timeDoesNotExist, .zoneAssumed, .encodingReplaced, .itemDoubtful: true
    case .orderAmbiguous, .oversold, .costUnknown, .quantityZero, .sideContradiction, .duplicateSplit, .rateMissing,
      .amountDiffers:
      false
    }
  }
}
