import Base

/// The days on which the demo's investor trades, and the prices of those days.
struct DemoMarket {
  /// Weekdays of three years, oldest first, the last one before `today`.
  let days: [CivilDay]
  /// The days of a fall in which every trade goes wrong.
  let slump: Range<Int>

  init(until today: CivilDay) {
    let first = today.civilMonth.adding(months: -36).first
    days = (0..<max(first.days(to: today), 0)).map { first.adding(days: $0) }.filter(Self.isOpen)
    slump = days.count * 5 / 9..<days.count * 5 / 9 + days.count / 28
  }

  private static func isOpen(_ day: CivilDay) -> Bool {
    let holidays = [(1, 1), (3, 1), (5, 5), (8, 15), (10, 3), (10, 9), (12, 25)]
    return day.weekday != .saturday && day.weekday != .sunday
      && !holidays.contains { $0 == (day.month, day.day) }
  }

  /// Whether a day is the first open one of its month.
  func beginsMonth(_ number: Int) -> Bool { number == 0 || days[number - 1].month != days[number].month }

  /// A price for each day, in the currency's smallest unit.
  func prices(of item: DemoItem, _ random: inout DemoRandom) -> [Int] {
    var price = item.firstPrice
    return days.indices.map { number in
      let chance = (0..<4).reduce(0) { sum, _ in sum + random.number(in: -100...100) }
      let trend = slump.contains(number) ? -item.swing : 6
      price = max(price * (10_000 + trend + chance * item.swing / 115) / 10_000, item.firstPrice / 5)
      return rounded(price, item.currency)
    }
  }

  /// The steps in which Korean prices move; others move by their smallest unit.
  private func rounded(_ price: Int, _ currency: Currency) -> Int {
    guard currency == .krw else { return price }
    let steps = [(2000, 1), (5000, 5), (20_000, 10), (50_000, 50), (200_000, 100), (500_000, 500)]
    let step = steps.first { price < $0.0 }?.1 ?? 1000
    return price / step * step
  }
}
