package import Base

extension Trade {
  /// The value of a record before charges, and how sure it is.
  package struct Value: Hashable, Sendable {
    package var amount: Amount
    /// Neither amount nor price is there.
    package var isUnknown = false
    /// The price is in another currency, and its rate is not there.
    package var lacksRate = false
    /// The stated amount is further off price × quantity than rounding explains.
    package var differs = false
  }

  /// The stated amount, which wins, or price × quantity × multiplier ÷ rate.
  package func value() throws(AmountError) -> Value {
    guard let product = try product() else {
      let isUnknown = amount == nil
      return Value(
        amount: amount ?? .zero, isUnknown: isUnknown, lacksRate: isUnknown && price != nil && quantity != nil)
    }
    guard let amount else { return Value(amount: product) }
    return Value(amount: amount, differs: try Self.differs(amount, from: product, in: currency))
  }

  /// Whether the record is worth nothing without a price: bonuses, rewards and expiries cost what they say.
  var needsCost: Bool { kind == .buy || kind == .sell || kind == .transferIn }

  private func product() throws(AmountError) -> Amount? {
    guard let price, let quantity else { return nil }
    var product = try price.times(quantity)
    if let multiplier { product = try product.times(multiplier) }
    guard let priceCurrency, priceCurrency != currency else { return product }
    guard let rate, !rate.isZero else { return nil }
    return try product.divided(by: rate)
  }

  /// More than 0.1 % and more than two smallest units of the currency.
  private static func differs(
    _ stated: Amount, from product: Amount, in currency: Currency
  ) throws(AmountError) -> Bool {
    let difference = try (stated - product).magnitude()
    let smallest = (0..<currency.minorDigits).reduce(Amount.one.units) { unit, _ in unit / 10 }
    return difference.units > 2 * smallest && difference.units > product.units.magnitude / 1000
  }
}
