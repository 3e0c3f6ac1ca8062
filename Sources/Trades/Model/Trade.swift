package import Base

/// One record of the trades book, as it was read or typed.
package struct Trade: Hashable, Sendable {
  package var id: ID
  package var account: ID
  package var kind: TradeKind
  package var time: TradeTime
  /// The item's name as written, trimmed; empty where the record has none.
  package var item: String
  package var code: String?
  package var isin: String?
  /// The currency of amount, tax and, unless it has its own, fee and price.
  package var currency: Currency
  package var quantity: Amount?
  package var price: Amount?
  /// The value before fee and tax where it is stated; it wins over price × quantity.
  package var amount: Amount?
  /// Positive when paid, negative when received.
  package var fee: Amount
  package var tax: Amount
  /// The fee's own currency, or the coin that it was taken in.
  package var feeCurrency: String?
  /// Units of `currency` for one unit of the fee's currency.
  package var feeRate: Amount?
  /// Units of the item in one contract.
  package var multiplier: Amount?
  /// How many new ones a split gives.
  package var new: Amount?
  /// How many old ones it takes for them.
  package var old: Amount?
  package var priceCurrency: Currency?
  /// Units of the price's currency for one unit of `currency`.
  package var rate: Amount?
  /// What an exchange was paid with.
  package var paidCurrency: Currency?
  /// The account to which a transfer goes.
  package var to: ID?
  /// The other half of a transfer.
  package var pair: ID?
  /// The lots that the owner chose for this sale.
  package var chosen: [ChosenLot]
  /// The place within the day that the owner gave by hand.
  package var rank: Int?
  /// The place in the order of entry: grows from import to import and within a file, oldest line first.
  package var sequence: Int
  package var tags: [String]
  package var memo: String
  package var setup: String
  package var stop: Amount?
  package var target: Amount?

  package init(
    id: ID, account: ID, kind: TradeKind, time: TradeTime, item: String = "", code: String? = nil,
    isin: String? = nil, currency: Currency, quantity: Amount? = nil, price: Amount? = nil, amount: Amount? = nil,
    fee: Amount = .zero, tax: Amount = .zero, feeCurrency: String? = nil, feeRate: Amount? = nil,
    multiplier: Amount? = nil, new: Amount? = nil, old: Amount? = nil, priceCurrency: Currency? = nil,
    rate: Amount? = nil, paidCurrency: Currency? = nil, to: ID? = nil, pair: ID? = nil, chosen: [ChosenLot] = [],
    rank: Int? = nil, sequence: Int = 0, tags: [String] = [], memo: String = "", setup: String = "",
    stop: Amount? = nil, target: Amount? = nil
  ) {
    self.id = id
    self.account = account
    self.kind = kind
    self.time = time
    self.item = item
    self.code = code
    self.isin = isin
    self.currency = currency
    self.quantity = quantity
    self.price = price
    self.amount = amount
    self.fee = fee
    self.tax = tax
    self.feeCurrency = feeCurrency
    self.feeRate = feeRate
    self.multiplier = multiplier
    self.new = new
    self.old = old
    self.priceCurrency = priceCurrency
    self.rate = rate
    self.paidCurrency = paidCurrency
    self.to = to
    self.pair = pair
    self.chosen = chosen
    self.rank = rank
    self.sequence = sequence
    self.tags = tags
    self.memo = memo
    self.setup = setup
    self.stop = stop
    self.target = target
  }

  /// What tells this record's item from others.
  package var key: ItemKey { ItemKey(code: code, name: item, currency: currency) }
}

/// A part of an open lot that the owner chose for a sale.
package struct ChosenLot: Hashable, Sendable {
  /// The record that opened the lot.
  package var record: ID
  package var quantity: Amount

  package init(record: ID, quantity: Amount) {
    self.record = record
    self.quantity = quantity
  }
}
