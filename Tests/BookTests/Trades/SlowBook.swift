import Base

@testable import Trades

/// A fraction, for a reference that never rounds.
struct Fraction: Comparable {
  var above: Int128
  var below: Int128 = 1

  struct TooLarge: Error {}

  static let zero = Fraction(above: 0)

  init(above: Int128, below: Int128 = 1) {
    self.above = above
    self.below = below
  }

  init(_ amount: Amount) throws {
    self = try Fraction(above: amount.units).reduced(by: 1_000_000_000_000_000_000)
  }

  private func reduced(by below: Int128) throws -> Fraction {
    var (left, right) = (above.magnitude, below.magnitude)
    while right != 0 { (left, right) = (right, left % right) }
    let divisor = Int128(left == 0 ? 1 : left)
    return Fraction(above: above / divisor, below: below / divisor)
  }

  private static func multiply(_ left: Int128, _ right: Int128) throws -> Int128 {
    let (product, overflow) = left.multipliedReportingOverflow(by: right)
    if overflow { throw TooLarge() }
    return product
  }

  static func + (left: Fraction, right: Fraction) throws -> Fraction {
    let (sum, overflow) = try multiply(left.above, right.below)
      .addingReportingOverflow(multiply(right.above, left.below))
    if overflow { throw TooLarge() }
    return try Fraction(above: sum).reduced(by: multiply(left.below, right.below))
  }

  static func - (left: Fraction, right: Fraction) throws -> Fraction {
    try left + Fraction(above: -right.above, below: right.below)
  }

  func times(_ whole: Int) throws -> Fraction {
    try Fraction(above: Self.multiply(above, Int128(whole))).reduced(by: below)
  }

  func over(_ whole: Int) throws -> Fraction {
    try Fraction(above: above).reduced(by: Self.multiply(below, Int128(whole)))
  }

  static func < (left: Fraction, right: Fraction) -> Bool {
    (try? left - right).map { $0.above < 0 } ?? false
  }

  /// Rounded at twelve places: what the engine's figures must be near.
  func isNear(_ amount: Amount) -> Bool {
    guard let difference = try? self - Fraction(amount) else { return false }
    // |above / below| < 10⁻¹²
    return difference.above.magnitude <= difference.below.magnitude / 1_000_000_000_000
  }
}

/// The lot rules in their plainest form: every single unit is an entry of a list, which is slow and plain to see.
struct SlowBook {
  struct Unit {
    var cost: Fraction
    var arrival: Int
  }

  let method: CostMethod
  let allowsShorts: Bool
  private(set) var longs: [Unit] = []
  private(set) var shorts: [Unit] = []
  private(set) var realized: [CivilDay: Fraction] = [:]
  private(set) var oversold = false
  private var arrivals = 0

  init(_ method: CostMethod, allowsShorts: Bool) {
    self.method = method
    self.allowsShorts = allowsShorts
  }

  mutating func apply(_ fill: Fill) throws {
    if fill.kind == .split {
      let times = Int(fill.new.units / Amount.one.units)
      longs = try longs.flatMap {
        Array(repeating: Unit(cost: try $0.cost.over(times), arrival: $0.arrival), count: times)
      }
      shorts = try shorts.flatMap {
        Array(repeating: Unit(cost: try $0.cost.over(times), arrival: $0.arrival), count: times)
      }
      return
    }
    let count = Int((fill.quantity ?? .zero).units / Amount.one.units)
    let money = try fill.kind.isArrival ? fill.cost.paid() : fill.cost.received()
    let each = try Fraction(money).over(count)
    arrivals += 1
    for _ in 0..<count {
      if fill.kind.isArrival {
        if shorts.isEmpty {
          longs.append(Unit(cost: each, arrival: arrivals))
        } else {
          try realize(Self.take(from: &shorts, method, dearest: false) - each, fill.day)
        }
      } else if longs.isEmpty {
        if !allowsShorts { oversold = true }
        shorts.append(Unit(cost: each, arrival: arrivals))
      } else {
        try realize(each - Self.take(from: &longs, method, dearest: true), fill.day)
      }
    }
  }

  private mutating func realize(_ profit: Fraction, _ day: CivilDay) throws {
    realized[day] = try (realized[day] ?? .zero) + profit
  }

  private static func take(from units: inout [Unit], _ method: CostMethod, dearest: Bool) throws -> Fraction {
    switch method {
    case .average:
      let total = try units.reduce(Fraction.zero) { try $0 + $1.cost }
      let each = try total.over(units.count)
      units.removeLast()
      for index in units.indices { units[index].cost = each }
      return each
    case .fifo, .chosen: return units.removeFirst().cost
    case .lifo:
      // The newest fill first; within a fill all units are alike.
      return units.removeLast().cost
    case .hifo:
      var best = 0
      for index in units.indices {
        let isBetter = dearest ? units[best].cost < units[index].cost : units[index].cost < units[best].cost
        if isBetter { best = index }
      }
      return units.remove(at: best).cost
    }
  }

  var held: Int { longs.count - shorts.count }
  /// The open cost, negative for a short position.
  func cost() throws -> Fraction {
    try longs.reduce(Fraction.zero) { try $0 + $1.cost } - shorts.reduce(Fraction.zero) { try $0 + $1.cost }
  }
}

/// Random numbers that are the same in every run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
  mutating func isLucky(_ chances: Int) -> Bool { roll(1...chances) == 1 }
}
