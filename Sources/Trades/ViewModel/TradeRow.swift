import Base

/// A record as lists show it.
struct TradeRow: Equatable {
  let record: TradeRecord
  /// The time beside the record's day, by the day rule; nil for a plain date.
  let time: CivilTime?

  init(_ record: TradeRecord, rule: DayRule) {
    self.record = record
    time = record.trade.time.time(by: rule)
  }

  /// What was traded, before charges; nil where the record says neither amount nor price.
  var value: Amount? {
    guard let value = try? record.trade.value(), !value.isUnknown else { return nil }
    return value.amount
  }
}
