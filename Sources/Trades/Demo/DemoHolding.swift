/// What the demo's investor holds of one item, and what they do with it next.
struct DemoHolding {
  /// One purchase or sale.
  struct Order {
    enum Reason { case start, more, saving, profit, loss, patience }

    var isPurchase: Bool
    var quantity: DemoQuantity
    var price: Int
    var reason: Reason
  }

  let item: DemoItem
  private(set) var held = DemoQuantity(0)
  private var cost = 0
  private var partsLeft = 0
  private var daysHeld = 0

  init(_ item: DemoItem) { self.item = item }

  /// The investor's decision on a day.
  mutating func decide(price: Int, beginsMonth: Bool, _ random: inout DemoRandom) -> Order? {
    switch item.habit {
    case .byHand: return nil
    case .saving(let budget, let fractions):
      guard beginsMonth else { return nil }
      let parts = budget * DemoQuantity.one / price
      return buy(DemoQuantity(parts: fractions ? parts : parts / DemoQuantity.one * DemoQuantity.one), price, .saving)
    case .swing(let budget):
      if held.parts == 0 { return start(budget, price, &random) }
      daysHeld += 1
      if partsLeft > 0 { return addPart(budget, price, &random) }
      return sellPart(price, &random)
    }
  }

  /// Gives so many new ones for each old one.
  mutating func split(_ new: Int) { held.parts *= new }

  private mutating func start(_ budget: Int, _ price: Int, _ random: inout DemoRandom) -> Order? {
    guard random.happens(75) else { return nil }
    partsLeft = random.number(in: 1...2)
    daysHeld = 0
    return buy(part(of: budget, price, &random), price, .start)
  }

  private mutating func addPart(_ budget: Int, _ price: Int, _ random: inout DemoRandom) -> Order? {
    guard random.happens(330) else { return nil }
    partsLeft -= 1
    return buy(part(of: budget, price, &random), price, .more)
  }

  private mutating func sellPart(_ price: Int, _ random: inout DemoRandom) -> Order? {
    let value = held.value(at: price)
    let reason: Order.Reason
    if value * 100 > cost * 104, random.happens(500) {
      reason = .profit
    } else if value * 100 < cost * 93, random.happens(400) {
      reason = .loss
    } else if daysHeld > 18, random.happens(300) {
      reason = .patience
    } else {
      return nil
    }
    let whole = held.parts / DemoQuantity.one
    let share = reason == .loss || random.happens(200) ? whole : whole * random.number(in: 25...45) / 100
    return sell(DemoQuantity(max(share, 1)), price, reason)
  }

  private func part(of budget: Int, _ price: Int, _ random: inout DemoRandom) -> DemoQuantity {
    DemoQuantity(max(budget * random.number(in: 70...130) / 100 / price, 1))
  }

  private mutating func buy(_ quantity: DemoQuantity, _ price: Int, _ reason: Order.Reason) -> Order? {
    guard quantity.parts > 0 else { return nil }
    held.parts += quantity.parts
    cost += quantity.value(at: price)
    return Order(isPurchase: true, quantity: quantity, price: price, reason: reason)
  }

  private mutating func sell(_ quantity: DemoQuantity, _ price: Int, _ reason: Order.Reason) -> Order {
    cost -= cost * quantity.parts / held.parts
    held.parts -= quantity.parts
    return Order(isPurchase: false, quantity: quantity, price: price, reason: reason)
  }
}
