import Base

/// What happens beside purchases and sales of every day.
extension DemoStory {
  /// Savings paid in each month, dollars exchanged and interest each quarter.
  mutating func tellMoney(_ number: Int) {
    let day = market.days[number]
    if number == 0 {
      add(.deposit, number) { [words] trade in
        trade.amount = Amount(20_000_000)
        trade.memo = words.firstDeposit
      }
      exchange(6000, number)
    }
    guard number > 0, market.beginsMonth(number) else { return }
    add(.deposit, number) { $0.amount = Amount(1_000_000) }
    guard day.month % 3 == 1 else { return }
    exchange(3000, number)
    let interest = random.number(in: 3000...9000)
    add(.interest, number) { trade in
      trade.amount = Amount(interest)
      trade.tax = Amount(interest * 154 / 1000)
    }
  }

  private mutating func exchange(_ amount: Int, _ number: Int) {
    add(.exchange, in: dollars, number) { trade in
      trade.amount = Amount(amount)
      trade.paidCurrency = .krw
    }
  }

  mutating func tellSplit(of holding: inout DemoHolding, _ number: Int) {
    holding.split(4)
    add(.split, of: holding.item, number) { trade in
      trade.new = Amount(4)
      trade.old = .one
    }
  }

  /// Funds and what is kept for long pay each quarter.
  mutating func tellDividend(of holding: DemoHolding, _ price: Int, _ number: Int) {
    let day = market.days[number]
    guard case .saving = holding.item.habit, day.month % 3 == 0, number > 0, market.days[number - 1].day < 15,
      day.day >= 15, market.days[number - 1].month == day.month
    else { return }
    let value = holding.held.value(at: price) * 4 / 1000
    add(.dividend, of: holding.item, number) { trade in
      trade.amount = trade.currency.amount(smallest: value)
      trade.tax = trade.currency.amount(smallest: value * (trade.currency == .krw ? 154 : 150) / 1000)
    }
  }

  /// Shares from the family without a word about their cost; now and then a day noted from memory, without times.
  mutating func tellDayTrades(of item: DemoItem, _ price: Int, _ number: Int) {
    let left = market.days.count - number
    if number == 40 {
      add(.transferIn, of: item, number) { [words] trade in
        trade.quantity = Amount(30)
        trade.memo = words.gift
      }
    }
    if number == 300 {
      add(.sell, of: item, number, isTimed: true) { $0.set(DemoQuantity(12), at: price) }
    }
    switch left % 74 {
    case 9:
      for (kind, quantity, change) in [(TradeKind.buy, 20, 0), (.sell, 10, 2), (.buy, 10, -2)] {
        add(kind, of: item, number) { [words] trade in
          trade.set(DemoQuantity(quantity), at: price + change * 500)
          trade.tags = item.tags
          trade.memo = kind == .sell ? words.noTimes : ""
        }
      }
    case 7: sellDayTrades(of: item, price, number)
    default: break
    }
  }

  private mutating func sellDayTrades(of item: DemoItem, _ price: Int, _ number: Int) {
    add(.sell, of: item, number, isTimed: true) { trade in
      trade.set(DemoQuantity(20), at: price)
      trade.tags = item.tags
    }
  }

  mutating func tellThought(_ number: Int) {
    guard (market.days.count - number) % 23 == 4 else { return }
    let thought = words.thought(&random)
    add(.memo, number, isTimed: true) { $0.memo = thought }
  }

  /// Nothing of today has a time, as nobody knows how late it is.
  mutating func tellToday() {
    add(.memo, market.days.count) { [words] in $0.memo = words.today }
  }
}
