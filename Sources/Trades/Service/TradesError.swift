package import Base

/// Why a change of the trades book did not happen, with what the person needs to mend it.
package enum TradesError: Error, Equatable, Sendable {
  case unknownRecord(ID)
  case unknownAccount(ID)
  /// Fields that cannot be as they are.
  case invalid([TradeProblem])
  /// Somebody saved the record meanwhile: this is how it stands now.
  case changedMeanwhile(TradeRecord)
  case accountNameTaken(String)
  /// The account still has records.
  case accountInUse(records: Int)
  /// The figures of this record, or of what it closes, are too large to be counted.
  case overflow(record: ID)
}

/// A field of a record and what is wrong with it.
package struct TradeProblem: Hashable, Sendable {
  package enum Field: String, CaseIterable, Sendable {
    case account, day, time, zone, kind, item, code, quantity, price, amount, fee, tax
    case feeCurrency = "fee_currency"
    case feeRate = "fee_rate"
    case multiplier, new, old, currency
    case priceCurrency = "price_currency"
    case rate
    case paidCurrency = "paid_currency"
    case to, lots, tags, memo, setup, stop, target, name, method
  }

  package enum Reason: String, CaseIterable, Sendable {
    case missing, unreadable
    case tooLong = "too_long"
    case tooMany = "too_many"
    case tooLarge = "too_large"
    case mustBePositive = "must_be_positive"
    case mustBeWhole = "must_be_whole"
    case sameAccount = "same_account"
    case unknown
    case otherItem = "other_item"
    case moreThanSold = "more_than_sold"
  }

  package var field: Field
  package var reason: Reason

  package init(_ field: Field, _ reason: Reason) {
    self.field = field
    self.reason = reason
  }
}
