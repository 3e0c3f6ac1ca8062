import Base
import Store

/// What changing records changes in the figures of their days, gathered and then written once.
struct DerivationLedger {
  private struct TagKey: Hashable {
    var day: CivilDay
    var tag: String
  }

  private var figures: [DayKey: DayFigures] = [:]
  /// The day at hand, for records mostly come in the order of time.
  private var last: (key: DayKey?, figures: DayFigures) = (nil, .none)
  private var tags: [TagKey: Int] = [:]

  /// Counts a record on its day.
  mutating func add(_ record: TradeRecord) throws {
    try change(record, by: 1)
  }

  /// Takes a record off its day.
  mutating func subtract(_ record: TradeRecord) throws {
    try change(record, by: -1)
  }

  private mutating func change(_ record: TradeRecord, by sign: Int) throws {
    let key = DayKey(day: record.day, account: record.trade.account, currency: record.trade.currency)
    if key != last.key {
      try settle()
      last.key = key
    }
    let own = try record.dayFigures()
    if sign > 0 { try last.figures += own } else { try last.figures -= own }
    for tag in record.trade.tags { tags[TagKey(day: record.day, tag: tag), default: 0] += sign }
  }

  /// Puts what was gathered of the last day with the rest.
  private mutating func settle() throws {
    if let key = last.key { try figures[key, default: .none] += last.figures }
    last = (nil, .none)
  }

  /// Brings the stored days up to date, and raises the version of each month whose content that changes.
  mutating func write(in transaction: any Transaction, owner: ID, tagIDs: TagRepository) throws {
    try settle()
    let days = DayRepository(transaction, owner: owner)
    var months: Set<CivilMonth> = []
    // In the order of their keys they are appended, and not scattered over the tables.
    for (key, change) in figures.sorted(by: { $0.key.day < $1.key.day }) where change != .none {
      var total = try days.figures(key) ?? .none
      try total += change
      try days.set(total, for: key, in: transaction)
      months.insert(key.day.civilMonth)
    }
    for (key, count) in tags.sorted(by: { $0.key.day < $1.key.day }) where count != 0 {
      try days.add(count, toTag: tagIDs.id(of: key.tag), on: key.day, in: transaction)
      months.insert(key.day.civilMonth)
    }
    for month in months.sorted() { try days.raiseVersion(of: month, in: transaction) }
    figures = [:]
    tags = [:]
  }
}

extension TradeRecord {
  /// What the record adds to the figures of its day.
  func dayFigures() throws(AmountError) -> DayFigures {
    var figures = DayFigures()
    figures.records = 1
    figures.doubtful = flags.isEmpty ? 0 : 1
    if let closing {
      figures.closings = 1
      figures.realized = closing.realized
      figures.gross = closing.gross
      figures.fees = closing.fees
      figures.taxes = closing.taxes
    }
    switch trade.kind {
    case .dividend, .interest: figures.income = try trade.value().amount - trade.tax - trade.fee
    case .tax: figures.income = try trade.value().amount.negated()
    case .buy: figures.bought = try trade.value().amount
    default: break
    }
    return figures
  }
}
