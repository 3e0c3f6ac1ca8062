package import Base

/// The money of a fill or lot, its charges kept apart so that gross and net can both be told.
package struct Cost: Hashable, Sendable {
  /// The value before charges.
  package var value: Amount
  package var fee: Amount
  package var tax: Amount

  package static let zero = Cost(value: .zero)

  package init(value: Amount, fee: Amount = .zero, tax: Amount = .zero) {
    self.value = value
    self.fee = fee
    self.tax = tax
  }

  /// Fee and tax together.
  package func charges() throws(AmountError) -> Amount { try fee + tax }

  /// What was paid for something bought.
  package func paid() throws(AmountError) -> Amount { try value + charges() }

  /// What was received for something sold.
  package func received() throws(AmountError) -> Amount { try value - charges() }

  package static func += (left: inout Cost, right: Cost) throws(AmountError) {
    try left.value += right.value
    if !right.fee.isZero { try left.fee += right.fee }
    if !right.tax.isZero { try left.tax += right.tax }
  }

  package static func -= (left: inout Cost, right: Cost) throws(AmountError) {
    try left.value -= right.value
    if !right.fee.isZero { try left.fee -= right.fee }
    if !right.tax.isZero { try left.tax -= right.tax }
  }

  /// The part that belongs to a part of the quantity, each figure rounded once.
  func share(_ part: Amount, of whole: Amount) throws(AmountError) -> Cost {
    Cost(
      value: value.isZero ? value : try value.share(part, of: whole),
      fee: fee.isZero ? fee : try fee.share(part, of: whole),
      tax: tax.isZero ? tax : try tax.share(part, of: whole))
  }
}
