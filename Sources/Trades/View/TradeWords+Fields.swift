import Localization

extension TradeWords {
  /// A field of a record by its name.
  func name(_ field: TradeProblem.Field) -> String {
    switch field {
    case .account: words("trades.field.account")
    case .day: words("trades.field.day")
    case .time: words("trades.field.time")
    case .zone: words("trades.field.zone")
    case .kind: words("trades.field.kind")
    case .item: words("trades.field.item")
    case .code: words("trades.field.code")
    case .quantity: words("trades.field.quantity")
    case .price: words("trades.field.price")
    case .amount: words("trades.field.amount")
    case .fee: words("trades.field.fee")
    case .tax: words("trades.field.tax")
    case .feeCurrency: words("trades.field.feeCurrency")
    case .feeRate: words("trades.field.feeRate")
    case .multiplier: words("trades.field.multiplier")
    case .new: words("trades.field.new")
    case .old: words("trades.field.old")
    case .currency: words("trades.field.currency")
    case .priceCurrency: words("trades.field.priceCurrency")
    case .rate: words("trades.field.rate")
    case .paidCurrency: words("trades.field.paidCurrency")
    case .to: words("trades.field.to")
    case .lots: words("trades.field.lots")
    case .tags: words("trades.field.tags")
    case .memo: words("trades.field.memo")
    case .setup: words("trades.field.setup")
    case .stop: words("trades.field.stop")
    case .target: words("trades.field.target")
    case .name: words("trades.field.name")
    case .method: words("trades.field.method")
    }
  }

  /// What is wrong with a field, in a sentence.
  func sentence(_ reason: TradeProblem.Reason) -> String {
    switch reason {
    case .missing: words("trades.error.missing")
    case .unreadable: words("trades.error.unreadable")
    case .tooLong: words("trades.error.too_long")
    case .tooMany: words("trades.error.too_many")
    case .tooLarge: words("trades.error.too_large")
    case .mustBePositive: words("trades.error.must_be_positive")
    case .mustBeWhole: words("trades.error.must_be_whole")
    case .sameAccount: words("trades.error.same_account")
    case .unknown: words("trades.error.unknown")
    case .otherItem: words("trades.error.other_item")
    case .moreThanSold: words("trades.error.more_than_sold")
    }
  }
}
