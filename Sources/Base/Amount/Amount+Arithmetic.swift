extension Amount {
  /// Adds exactly.
  package static func + (left: Amount, right: Amount) throws(AmountError) -> Amount {
    let (sum, overflow) = left.units.addingReportingOverflow(right.units)
    guard !overflow else { throw .overflow }
    return Amount(units: sum)
  }

  /// Subtracts exactly.
  package static func - (left: Amount, right: Amount) throws(AmountError) -> Amount {
    let (difference, overflow) = left.units.subtractingReportingOverflow(right.units)
    guard !overflow else { throw .overflow }
    return Amount(units: difference)
  }

  /// Adds to the amount at the left.
  package static func += (left: inout Amount, right: Amount) throws(AmountError) {
    left = try left + right
  }

  /// Subtracts from the amount at the left.
  package static func -= (left: inout Amount, right: Amount) throws(AmountError) {
    left = try left - right
  }

  /// The same amount with the other sign.
  package func negated() throws(AmountError) -> Amount {
    try .zero - self
  }

  /// The amount without its sign.
  package func magnitude() throws(AmountError) -> Amount {
    isNegative ? try negated() : self
  }

  /// The product, rounded once.
  package func times(_ other: Amount) throws(AmountError) -> Amount {
    Amount(units: try Wide.product(units, other.units, dividedBy: Self.scale))
  }

  /// The quotient, rounded once.
  package func divided(by other: Amount) throws(AmountError) -> Amount {
    Amount(units: try Wide.product(units, Self.scale, dividedBy: other.units))
  }

  /// This × part ÷ whole: the share of a cost that belongs to a part of a quantity, rounded once.
  package func share(_ part: Amount, of whole: Amount) throws(AmountError) -> Amount {
    Amount(units: try Wide.product(units, part.units, dividedBy: whole.units))
  }

  /// The nearest amount with so many fraction digits; negative digits round to tens, hundreds and so on.
  ///
  /// Digits beyond 18 change nothing, and digits below −20 count as −20.
  package func rounded(to digits: Int, _ rule: Rounding = .halfEven) throws(AmountError) -> Amount {
    guard digits < Self.fractionDigits else { return self }
    let step = Wide.powersOfTen[Self.fractionDigits - max(digits, -20)]
    let steps = try Wide.product(units.magnitude, 1, dividedBy: step, negative: isNegative, rule)
    let (magnitude, overflow) = steps.multipliedReportingOverflow(by: step)
    guard !overflow else { throw .overflow }
    return Amount(units: try Wide.signed(magnitude, negative: isNegative))
  }
}

extension Sequence<Amount> {
  /// The exact sum.
  package func sum() throws(AmountError) -> Amount {
    var total = Amount.zero
    for amount in self { try total += amount }
    return total
  }
}
