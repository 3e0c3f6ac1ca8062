import Base
import Store

/// One owner's day figures, day tags and month versions.
struct DayRepository {
  private static let columns = """
    day, account, currency, realized, gross, fees, taxes, income, bought, closings, records, doubtful
    """

  let connection: any Connection
  let owner: ID

  init(_ connection: any Connection, owner: ID) {
    self.connection = connection
    self.owner = owner
  }

  func figures(from: CivilDay, to: CivilDay) throws -> [(key: DayKey, figures: DayFigures)] {
    try connection.rows(
      """
      select \(Self.columns) from trade_day where owner = $1 and day >= $2 and day <= $3
      order by day, account, currency
      """, [.uuid(owner), .day(from), .day(to)], Self.read)
  }

  /// The first and the last day that have records.
  func span() throws -> ClosedRange<CivilDay>? {
    guard
      let first = try connection.one(
        "select day from trade_day where owner = $1 order by day limit 1", [.uuid(owner)], { try $0.day(0) }),
      let last = try connection.one(
        "select day from trade_day where owner = $1 order by day desc limit 1", [.uuid(owner)], { try $0.day(0) }),
      first <= last
    else { return nil }
    return first...last
  }

  func figures(_ key: DayKey) throws -> DayFigures? {
    try connection.one(
      """
      select \(Self.columns) from trade_day where owner = $1 and day = $2 and account = $3 and currency = $4
      """, [.uuid(owner), .day(key.day), .uuid(key.account), .text(key.currency.code)], Self.read)?.figures
  }

  /// Puts figures in place of what was there; a day without records has no row.
  func set(_ figures: DayFigures, for key: DayKey, in transaction: any Transaction) throws {
    guard figures != .none else {
      try transaction.queue(
        "delete from trade_day where owner = $1 and day = $2 and account = $3 and currency = $4",
        [.uuid(owner), .day(key.day), .uuid(key.account), .text(key.currency.code)])
      return
    }
    try transaction.queue(
      """
      insert into trade_day (owner, \(Self.columns))
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
      on conflict (owner, day, account, currency) do update set realized = excluded.realized, gross = excluded.gross,
      fees = excluded.fees, taxes = excluded.taxes, income = excluded.income, bought = excluded.bought,
      closings = excluded.closings, records = excluded.records, doubtful = excluded.doubtful
      """,
      [
        .uuid(owner), .day(key.day), .uuid(key.account), .text(key.currency.code), .amount(figures.realized),
        .amount(figures.gross), .amount(figures.fees), .amount(figures.taxes), .amount(figures.income),
        .amount(figures.bought), .int(figures.closings), .int(figures.records), .int(figures.doubtful),
      ])
  }

  /// The tags of each day in the range with the number of its records that carry them, most used first.
  func tags(from: CivilDay, to: CivilDay) throws -> [(day: CivilDay, tag: TradeTag, records: Int)] {
    try connection.rows(
      """
      select d.day, t.id, t.name, d.records from trade_day_tag d join trade_tag t on t.id = d.tag
      where d.owner = $1 and d.day >= $2 and d.day <= $3 order by d.day, d.records desc, t.name
      """, [.uuid(owner), .day(from), .day(to)]
    ) { (try $0.day(0), TradeTag(id: try $0.id(1), name: try $0.text(2)), try $0.int(3)) }
  }

  func add(_ records: Int, toTag tag: ID, on day: CivilDay, in transaction: any Transaction) throws {
    let values: [Value] = [.uuid(owner), .day(day), .uuid(tag)]
    try transaction.queue(
      """
      insert into trade_day_tag (owner, day, tag, records) values ($1, $2, $3, $4)
      on conflict (owner, day, tag) do update set records = trade_day_tag.records + excluded.records
      """, values + [.int(records)])
    guard records < 0 else { return }
    try transaction.queue(
      "delete from trade_day_tag where owner = $1 and day = $2 and tag = $3 and records = 0", values)
  }

  /// How often the calendar's content of a month has changed.
  func version(of month: CivilMonth) throws -> Int {
    try connection.one(
      "select version from trade_month where owner = $1 and month = $2", [.uuid(owner), .text(month.iso)]
    ) { try $0.int(0) } ?? 0
  }

  func raiseVersion(of month: CivilMonth, in transaction: any Transaction) throws {
    try transaction.queue(
      """
      insert into trade_month (owner, month, version) values ($1, $2, 1)
      on conflict (owner, month) do update set version = trade_month.version + 1
      """, [.uuid(owner), .text(month.iso)])
    transaction.touch(owner: owner, topic: "trades/\(month.iso)")
  }

  private static func read(_ row: borrowing Row) throws -> (key: DayKey, figures: DayFigures) {
    var figures = DayFigures()
    figures.realized = try row.amount(3)
    figures.gross = try row.amount(4)
    figures.fees = try row.amount(5)
    figures.taxes = try row.amount(6)
    figures.income = try row.amount(7)
    figures.bought = try row.amount(8)
    figures.closings = try row.int(9)
    figures.records = try row.int(10)
    figures.doubtful = try row.int(11)
    return (DayKey(day: try row.day(0), account: try row.id(1), currency: try row.currency(2)), figures)
  }
}
