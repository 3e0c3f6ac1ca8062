package import Base

/// What the closings of one currency say about the person's trading.
///
/// Every fill that closes something counts once, so that expectancy × count is the calendar's total.
package struct Stats: Hashable, Sendable {
  package let currency: Currency
  package private(set) var count = 0
  package private(set) var gains = 0
  package private(set) var losses = 0
  package private(set) var total = Amount.zero
  /// The sum of what was gained, and of what was lost (as a positive figure).
  package private(set) var gained = Amount.zero
  package private(set) var lost = Amount.zero
  package private(set) var fees = Amount.zero
  package private(set) var taxes = Amount.zero
  package private(set) var best: Line?
  package private(set) var worst: Line?
  package private(set) var longestGains = 0
  package private(set) var longestLosses = 0
  /// The deepest fall of the running total below its highest point so far.
  package private(set) var drawdown = Amount.zero
  /// The day of the high point before it (nothing: the start) and the day of its low point.
  package private(set) var drawdownFrom: CivilDay?
  package private(set) var drawdownTo: CivilDay?

  private var peak = Amount.zero
  private var peakDay: CivilDay?
  private var streak = 0

  /// What of a closing is counted.
  package struct Line: Hashable, Sendable {
    package var record: ID
    package var day: CivilDay
    package var realized: Amount
    package var fees: Amount
    package var taxes: Amount

    package init(record: ID, day: CivilDay, realized: Amount, fees: Amount, taxes: Amount) {
      self.record = record
      self.day = day
      self.realized = realized
      self.fees = fees
      self.taxes = taxes
    }
  }

  /// Nothing counted yet.
  package init(currency: Currency) { self.currency = currency }

  /// Counts closings, which must come in their order.
  package init(_ closings: some Sequence<Closing>, currency: Currency) throws(LotError) {
    self.currency = currency
    for closing in closings {
      let line = Line(
        record: closing.record, day: closing.day, realized: closing.realized, fees: closing.fees, taxes: closing.taxes)
      try LotError.naming(closing.record) { () throws(AmountError) in try add(line) }
    }
  }

  /// Counts the next closing.
  package mutating func add(_ closing: Line) throws(AmountError) {
    let realized = closing.realized
    count += 1
    try total += realized
    try fees += closing.fees
    try taxes += closing.taxes
    switch realized.signum {
    case 1:
      gains += 1
      try gained += realized
      streak = max(streak, 0) + 1
      longestGains = max(longestGains, streak)
    case -1:
      losses += 1
      try lost -= realized
      streak = min(streak, 0) - 1
      longestLosses = max(longestLosses, -streak)
    default:
      streak = 0
    }
    if best.map({ realized > $0.realized }) ?? true { best = closing }
    if worst.map({ realized < $0.realized }) ?? true { worst = closing }
    if total > peak { (peak, peakDay) = (total, closing.day) }
    let fall = try peak - total
    if fall > drawdown { (drawdown, drawdownFrom, drawdownTo) = (fall, peakDay, closing.day) }
  }

  /// Gains among all closings; one that neither gains nor loses counts as one of them.
  package var winRate: Rate? { ratio(Int128(gains), Int128(count)) }

  /// What was gained for each unit lost.
  package var profitFactor: Rate? { ratio(gained.units, lost.units) }

  /// The average gain for each unit of the average loss.
  package var payoff: Rate? {
    let above = gained.units.multipliedReportingOverflow(by: Int128(losses))
    let below = lost.units.multipliedReportingOverflow(by: Int128(gains))
    return above.overflow || below.overflow ? nil : ratio(above.partialValue, below.partialValue)
  }

  /// What a closing brings on the average.
  package var expectancy: Amount? { average(total, count) }

  package var averageGain: Amount? { average(gained, gains) }

  /// As a positive figure.
  package var averageLoss: Amount? { average(lost, losses) }

  private func ratio(_ above: Int128, _ below: Int128) -> Rate? {
    try? Rate(numerator: above, denominator: below)
  }

  private func average(_ sum: Amount, _ count: Int) -> Amount? {
    count == 0 ? nil : try? sum.divided(by: Amount(count))
  }
}

extension Figures {
  /// Statistics for each currency in which something was closed, by its code.
  package func stats() throws(LotError) -> [Stats] {
    let byCurrency = Dictionary(grouping: closings.indices) { trades[closingRows[$0]].currency }
    var result: [Stats] = []
    for (currency, rows) in byCurrency { result.append(try Stats(rows.lazy.map { closings[$0] }, currency: currency)) }
    return result.sorted { $0.currency.code < $1.currency.code }
  }
}
