import Base

@testable import Trades

/// Trades of one item over some days, with whole quantities, made by dice.
struct RandomHistory {
  var trades: [Trade] = []
  let account: TradeAccount

  struct Shape {
    var days = 1...4
    var rows = 1...5
    var quantities = 1...6
    var withDateOnly = true
    var withSplits = true
  }

  init(seed: UInt64, _ shape: Shape = Shape()) {
    var dice = Dice(seed)
    let ids = CountingIDs()
    account = TradeAccount(
      id: ids.next(), currency: .usd, method: .average, allowsShorts: dice.isLucky(2))
    var held = 0
    for day in 0..<dice.roll(shape.days) {
      let date = CivilDay(clamping: 20_000 + day)
      if shape.withSplits, dice.isLucky(8) {
        var split = Trade(
          id: ids.next(), account: account.id, kind: .split, time: TradeTime(day: date), item: "A", currency: .usd)
        (split.new, split.old) = (Amount(2), .one)
        split.sequence = trades.count
        trades.append(split)
        held *= 2
      }
      for row in 0..<dice.roll(shape.rows) {
        let isTimed = !shape.withDateOnly || dice.isLucky(3)
        let noon = Instant(seconds: date.epochDay * 86_400 + 36_000 + row * dice.roll(0...60))
        let time = isTimed ? TradeTime(moment: Moment(instant: noon, zone: .utc)) : TradeTime(day: date)
        // Sales of more than is held are rare where they are not allowed.
        var sells = dice.isLucky(2)
        if sells, !account.allowsShorts, held <= 0, !dice.isLucky(20) { sells = false }
        var quantity = dice.roll(shape.quantities)
        if sells, !account.allowsShorts, held > 0, !dice.isLucky(20) { quantity = min(quantity, held) }
        held += sells ? -quantity : quantity
        let kind: TradeKind = sells ? .sell : (dice.isLucky(10) ? .bonus : .buy)
        let price = dice.roll(1...4)
        trades.append(
          Trade(
            id: ids.next(), account: account.id, kind: kind, time: time, item: "A", currency: .usd,
            quantity: Amount(quantity), price: kind == .bonus ? nil : Amount(price),
            fee: Amount(dice.isLucky(3) ? 1 : 0), tax: Amount(sells && dice.isLucky(4) ? 1 : 0),
            sequence: trades.count))
      }
    }
  }

  /// The fills in the order counted.
  func fills() throws -> [Fill] {
    try DayOrder.sorted(trades, by: .origin).compactMap { row in
      try FillMaker(trades[row], day: trades[row].time.day).fill
    }
  }

  func figures(_ method: CostMethod, doubts: Bool = false) throws -> Figures {
    try Figures(trades: trades, accounts: [account], method: method, findsOrderDoubts: doubts)
  }
}
