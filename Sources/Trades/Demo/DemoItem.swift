import Base

/// Something invented that the demo's investor trades.
struct DemoItem {
  /// How the investor deals with it.
  enum Habit: Equatable {
    /// Bought in parts, sold in parts a few weeks later.
    case swing(budget: Int)
    /// Bought each month for so much, in fractions where the broker sells them.
    case saving(budget: Int, fractions: Bool)
    /// Traded on days of their own.
    case byHand
  }

  let name: String
  let code: String
  let currency: Currency
  /// In the currency's smallest unit.
  let firstPrice: Int
  /// How far a usual day moves the price, in hundredths of a per cent.
  let swing: Int
  let habit: Habit
  let tags: [String]
  /// Whether it gives four new shares for each old one some day.
  var splits = false
}

/// A quantity of an item in ten-thousandths, which is as fine as brokers sell.
struct DemoQuantity: Equatable {
  static let one = 10_000

  var parts: Int

  init(parts: Int) { self.parts = parts }
  init(_ whole: Int) { parts = whole * Self.one }

  var amount: Amount { Amount(units: Int128(parts) * (Amount.one.units / Int128(Self.one))) }

  /// What it is worth at a price, in the price's unit.
  func value(at price: Int) -> Int { parts * price / Self.one }
}

extension Currency {
  /// An amount of so many of the smallest units.
  func amount(smallest count: Int) -> Amount {
    let unit = (0..<minorDigits).reduce(Amount.one.units) { unit, _ in unit / 10 }
    return Amount(units: Int128(count) * unit)
  }
}
