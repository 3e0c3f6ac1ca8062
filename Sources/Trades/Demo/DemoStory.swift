import Base

/// Three years of an investor who does not exist, as the records that they would have kept.
struct DemoStory {
  let words: DemoWords
  let market: DemoMarket
  let today: CivilDay
  let won: ID
  let dollars: ID
  let ids: any IDSource
  private(set) var trades: [Trade] = []
  var random = DemoRandom(seed: 27)
  private let zones: [ID: Zone]
  /// Seconds of the day at each account's last record with a time.
  private var clocks: [ID: Int] = [:]

  /// Won are traded in the person's own zone, dollars in New York.
  init(words: DemoWords, until today: CivilDay, won: ID, dollars: ID, zone: Zone, ids: any IDSource) throws {
    self.words = words
    self.today = today
    self.won = won
    self.dollars = dollars
    self.ids = ids
    zones = [won: zone, dollars: try Zone(named: "America/New_York")]
    market = DemoMarket(until: today)
    tell()
  }

  private mutating func tell() {
    let items = words.items
    var holdings = items.map(DemoHolding.init)
    let prices = items.map { market.prices(of: $0, &random) }
    for number in market.days.indices {
      clocks = [:]
      tellMoney(number)
      for place in items.indices {
        let price = prices[place][number] / items[place].parts(on: number, splitDay: splitDay)
        if items[place].splits, number == splitDay { tellSplit(of: &holdings[place], number) }
        let order = holdings[place].decide(price: price, beginsMonth: market.beginsMonth(number), &random)
        if let order { tell(order, of: items[place], number) }
        if items[place].habit == .byHand { tellDayTrades(of: items[place], price, number) }
        tellDividend(of: holdings[place], price, number)
      }
      tellThought(number)
    }
    tellToday()
  }

  private var splitDay: Int { market.days.count * 3 / 5 }

  private mutating func tell(_ order: DemoHolding.Order, of item: DemoItem, _ number: Int) {
    let note = random.happens(220) ? words.note(order.reason, &random) : ""
    add(order.isPurchase ? .buy : .sell, of: item, number, isTimed: true) { [words] trade in
      trade.set(order.quantity, at: order.price)
      trade.tags = item.tags + [words.tag(order.reason)].compactMap(\.self)
      trade.memo = note
    }
  }

  /// Adds a record of a day; `complete` says what is special about it.
  mutating func add(
    _ kind: TradeKind, of item: DemoItem? = nil, in account: ID? = nil, _ number: Int, isTimed: Bool = false,
    complete: (inout Trade) -> Void
  ) {
    let account = account ?? (item?.currency == .usd ? dollars : won)
    let day = number < market.days.count ? market.days[number] : today
    var trade = Trade(
      id: ids.next(), account: account, kind: kind, time: isTimed ? time(on: day, account) : TradeTime(day: day),
      currency: account == won ? .krw : .usd)
    trade.item = item?.name ?? ""
    trade.code = item?.code
    complete(&trade)
    trades.append(trade)
  }

  /// A time within the market's hours, after the account's last one.
  private mutating func time(on day: CivilDay, _ account: ID) -> TradeTime {
    let opening = account == won ? 9 * 3600 : 9 * 3600 + 1800
    let seconds = (clocks[account] ?? opening) + random.number(in: 70...5400)
    clocks[account] = min(seconds, 15 * 3600)
    guard let zone = zones[account], let time = CivilTime(seconds: min(seconds, 15 * 3600 + seconds % 900)) else {
      return TradeTime(day: day)
    }
    return TradeTime(moment: Moment(instant: zone.resolve(day, time).instant, zone: zone))
  }
}

extension DemoItem {
  /// By how much its one split has divided the price.
  fileprivate func parts(on number: Int, splitDay: Int) -> Int { splits && number >= splitDay ? 4 : 1 }
}

extension Trade {
  /// Quantity, price and what the broker and the state take.
  mutating func set(_ quantity: DemoQuantity, at price: Int) {
    let value = quantity.value(at: price)
    self.quantity = quantity.amount
    self.price = currency.amount(smallest: price)
    if currency == .krw {
      fee = currency.amount(smallest: value * 15 / 100_000 / 10 * 10)
      if kind == .sell { tax = currency.amount(smallest: value * 18 / 10_000) }
    } else {
      fee = currency.amount(smallest: max(value * 7 / 10_000, 1))
    }
  }
}
