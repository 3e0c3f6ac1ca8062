import Base
import Store

/// The columns of a stored record, in the one order that reading and writing agree on.
enum RecordColumns {
  /// The parts of a record that stand in other tables; none of them is asked for when its bit is not set.
  struct Parts: OptionSet {
    let rawValue: Int
    static let tags = Parts(rawValue: 1)
    static let lots = Parts(rawValue: 2)
    static let attachments = Parts(rawValue: 4)
    static let all: Parts = [.tags, .lots, .attachments]
  }

  private static let own = [
    "id", "account", "item", "kind", "day", "instant", "zone", "quantity", "price", "amount", "fee", "tax", "currency",
    "closed", "gross", "closing_fees", "closing_taxes", "realized", "flags", "ambiguous_methods", "flat", "memo",
    "origin_day", "sequence", "rank", "import", "origin_line", "read_flags", "version", "created_at", "edited_at",
    "binned_at", "fee_currency", "fee_rate", "multiplier", "split_new", "split_old", "price_currency", "rate",
    "paid_currency", "transfer_to", "pair", "setup", "stop", "target", "parts",
  ]

  /// What a query for whole records begins with; conditions may name `r`, `i` and `f`.
  static let select = """
    select \(own.map { "r." + $0 }.joined(separator: ", ")), i.name, i.code, i.isin, f.file, r.place
    from trade_record r left join trade_item i on i.id = r.item left join trade_import f on f.id = r.import
    """

  /// The column of the place in what `select` asks for.
  static let place = 50

  /// The columns in front that every new record fills, or may fill.
  private static let front = 30

  static let insert = """
    insert into trade_record (owner, place, \(own.joined(separator: ", ")))
    values (\(placeholders(own.count + 2)))
    """

  /// The same for a record that leaves all behind the front empty, as most rows of a file do.
  static let insertPlain = """
    insert into trade_record (owner, place, \(own.prefix(front).joined(separator: ", ")), parts)
    values (\(placeholders(front + 3)))
    """

  static let update = """
    update trade_record set place = $2,
    \(own.enumerated().dropFirst().map { "\($1) = $\($0 + 3)" }.joined(separator: ", "))
    where owner = $1 and id = $3
    """

  private static func placeholders(_ count: Int) -> String {
    (1...count).map { "$\($0)" }.joined(separator: ", ")
  }

  /// The values of `insert` and `update`.
  static func values(_ record: TradeRecord, owner: ID, place: String) -> [Value] {
    let trade = record.trade
    return frontValues(record, owner: owner, place: place) + [
      .instant(record.editedAt), .instant(record.binnedAt), .string(trade.feeCurrency),
      .amount(trade.feeRate), .amount(trade.multiplier), .amount(trade.new), .amount(trade.old),
      .string(trade.priceCurrency?.code), .amount(trade.rate), .string(trade.paidCurrency?.code), .id(trade.to),
      .id(trade.pair), word(trade.setup), .amount(trade.stop), .amount(trade.target), .int(parts(record).rawValue),
    ]
  }

  /// The values of `insertPlain`.
  static func plainValues(_ record: TradeRecord, owner: ID, place: String) -> [Value] {
    frontValues(record, owner: owner, place: place) + [.int(parts(record).rawValue)]
  }

  private static func frontValues(_ record: TradeRecord, owner: ID, place: String) -> [Value] {
    let trade = record.trade
    let closing = record.closing
    return [
      .uuid(owner), .text(place), .uuid(trade.id), .uuid(trade.account), .id(record.itemID),
      .text(trade.kind.rawValue), .day(record.day), .instant(trade.time.moment?.instant),
      .string(trade.time.moment?.zone.name), .amount(trade.quantity), .amount(trade.price), .amount(trade.amount),
      charge(trade.fee), charge(trade.tax), .text(trade.currency.code), .amount(closing?.quantity),
      .amount(closing?.gross), .amount(closing?.fees), .amount(closing?.taxes), .amount(closing?.realized),
      .int(record.flags.rawValue), .int(record.doubtfulMethods.rawValue), .bool(record.leavesNothing),
      word(trade.memo), .day(trade.time.day), .int(trade.sequence), .int(trade.rank), .id(record.origin?.importID),
      .int(record.origin?.line), .int(record.readFlags.rawValue), .int(record.version), .instant(record.createdAt),
    ]
  }

  /// Whether `insertPlain` suffices.
  static func isPlain(_ record: TradeRecord) -> Bool {
    !record.trade.hasDetails && record.editedAt == nil && record.binnedAt == nil
  }

  /// A record without the parts that stand in other tables, and which of those it has.
  static func read(_ row: borrowing Row, zones: Zones) throws -> (record: TradeRecord, parts: Parts) {
    let time: TradeTime =
      if let instant = try row.optionalInstant(5) {
        TradeTime(moment: Moment(instant: instant, zone: try zones.zone(row.text(6))))
      } else {
        TradeTime(day: try row.day(22))
      }
    guard let kind = TradeKind(rawValue: try row.text(3)) else { throw row.unreadable(3, "no kind") }
    var trade = Trade(
      id: try row.id(0), account: try row.id(1), kind: kind, time: time, item: try row.optionalText(46) ?? "",
      code: try row.optionalText(47), isin: try row.optionalText(48), currency: try row.currency(12))
    trade.quantity = try row.optionalAmount(7)
    trade.price = try row.optionalAmount(8)
    trade.amount = try row.optionalAmount(9)
    trade.fee = try row.optionalAmount(10) ?? .zero
    trade.tax = try row.optionalAmount(11) ?? .zero
    trade.memo = try row.optionalText(21) ?? ""
    trade.sequence = try row.int(23)
    trade.rank = try row.optionalInt(24)
    try readRareColumns(row, into: &trade)
    var record = TradeRecord(trade, day: try row.day(4), createdAt: try row.instant(29))
    record.itemID = try row.optionalID(2)
    if let realized = try row.optionalAmount(17) {
      record.closing = ClosingFigures(
        quantity: try row.amount(13), gross: try row.amount(14), fees: try row.amount(15), taxes: try row.amount(16),
        realized: realized)
    }
    record.flags = FlagSet(rawValue: try row.int(18))
    record.doubtfulMethods = MethodSet(rawValue: try row.int(19))
    record.leavesNothing = try row.bool(20)
    if let importID = try row.optionalID(25) {
      record.origin = TradeOrigin(
        importID: importID, file: try row.optionalText(49) ?? "", line: try row.optionalInt(26) ?? 0)
    }
    record.readFlags = FlagSet(rawValue: try row.int(27))
    record.version = try row.int(28)
    record.editedAt = try row.optionalInstant(30)
    record.binnedAt = try row.optionalInstant(31)
    return (record, Parts(rawValue: try row.int(45)))
  }

  private static func readRareColumns(_ row: borrowing Row, into trade: inout Trade) throws {
    if let name = try row.optionalText(32) { trade.feeCurrency = name }
    if let rate = try row.optionalAmount(33) { trade.feeRate = rate }
    if let multiplier = try row.optionalAmount(34) { trade.multiplier = multiplier }
    if let new = try row.optionalAmount(35) { trade.new = new }
    if let old = try row.optionalAmount(36) { trade.old = old }
    if let currency = try row.optionalCurrency(37) { trade.priceCurrency = currency }
    if let rate = try row.optionalAmount(38) { trade.rate = rate }
    if let currency = try row.optionalCurrency(39) { trade.paidCurrency = currency }
    if let account = try row.optionalID(40) { trade.to = account }
    if let other = try row.optionalID(41) { trade.pair = other }
    if let setup = try row.optionalText(42) { trade.setup = setup }
    if let stop = try row.optionalAmount(43) { trade.stop = stop }
    if let target = try row.optionalAmount(44) { trade.target = target }
  }

  private static func parts(_ record: TradeRecord) -> Parts {
    var parts: Parts = []
    if !record.trade.tags.isEmpty { parts.insert(.tags) }
    if !record.trade.chosen.isEmpty { parts.insert(.lots) }
    if !record.attachments.isEmpty { parts.insert(.attachments) }
    return parts
  }

  private static func charge(_ amount: Amount) -> Value { amount.isZero ? .null : .text(amount.text) }

  private static func word(_ text: String) -> Value { text.isEmpty ? .null : .text(text) }
}
