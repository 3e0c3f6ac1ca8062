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
  /// The place within the day that the owner gave by hand.
  package var rank: Int?
  /// The place in the order of entry: grows from import to import and within a file, oldest line first.
  package var sequence: Int
  package var tags: [String]
  package var memo: String
  /// What few records have, in one piece: there may be very many records in memory, and most have none of it.
  private var rare: Rare?

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
    self.rank = rank
    self.sequence = sequence
    self.tags = tags
    self.memo = memo
    let details = RareDetails(
      feeCurrency: feeCurrency, feeRate: feeRate, multiplier: multiplier, new: new, old: old,
      priceCurrency: priceCurrency, rate: rate, paidCurrency: paidCurrency, to: to, pair: pair, chosen: chosen,
      setup: setup, stop: stop, target: target)
    if details != .nothing { rare = Rare(details) }
  }

  /// What tells this record's item from others.
  package var key: ItemKey { ItemKey(code: code, name: item, currency: currency) }
}

extension Trade {
  /// The fee's own currency, or the coin that it was taken in.
  package var feeCurrency: String? {
    get { rare?.details.feeCurrency }
    set { details.feeCurrency = newValue }
  }

  /// Units of `currency` for one unit of the fee's currency.
  package var feeRate: Amount? {
    get { rare?.details.feeRate }
    set { details.feeRate = newValue }
  }

  /// Units of the item in one contract.
  package var multiplier: Amount? {
    get { rare?.details.multiplier }
    set { details.multiplier = newValue }
  }

  /// How many new ones a split gives.
  package var new: Amount? {
    get { rare?.details.new }
    set { details.new = newValue }
  }

  /// How many old ones it takes for them.
  package var old: Amount? {
    get { rare?.details.old }
    set { details.old = newValue }
  }

  /// The currency of the price, where it is another.
  package var priceCurrency: Currency? {
    get { rare?.details.priceCurrency }
    set { details.priceCurrency = newValue }
  }

  /// Units of the price's currency for one unit of `currency`.
  package var rate: Amount? {
    get { rare?.details.rate }
    set { details.rate = newValue }
  }

  /// What an exchange was paid with.
  package var paidCurrency: Currency? {
    get { rare?.details.paidCurrency }
    set { details.paidCurrency = newValue }
  }

  /// The account to which a transfer goes.
  package var to: ID? {
    get { rare?.details.to }
    set { details.to = newValue }
  }

  /// The other half of a transfer.
  package var pair: ID? {
    get { rare?.details.pair }
    set { details.pair = newValue }
  }

  /// The lots that the owner chose for this sale.
  package var chosen: [ChosenLot] {
    get { rare?.details.chosen ?? [] }
    set { details.chosen = newValue }
  }

  /// The setup that the owner noted.
  package var setup: String {
    get { rare?.details.setup ?? "" }
    set { details.setup = newValue }
  }

  /// The price at which the owner meant to give up.
  package var stop: Amount? {
    get { rare?.details.stop }
    set { details.stop = newValue }
  }

  /// The price that the owner hoped for.
  package var target: Amount? {
    get { rare?.details.target }
    set { details.target = newValue }
  }

  /// Whether it has anything of what few records have.
  var hasDetails: Bool { rare != nil }

  private var details: RareDetails {
    get { rare?.details ?? .nothing }
    set { rare = newValue == .nothing ? nil : Rare(newValue) }
  }
}

/// What few records have, kept elsewhere than in the record itself.
private final class Rare: Hashable, Sendable {
  let details: RareDetails

  init(_ details: RareDetails) { self.details = details }

  static func == (left: Rare, right: Rare) -> Bool { left === right || left.details == right.details }

  func hash(into hasher: inout Hasher) { details.hash(into: &hasher) }
}

private struct RareDetails: Hashable, Sendable {
  static let nothing = RareDetails()

  var feeCurrency: String?
  var feeRate: Amount?
  var multiplier: Amount?
  var new: Amount?
  var old: Amount?
  var priceCurrency: Currency?
  var rate: Amount?
  var paidCurrency: Currency?
  var to: ID?
  var pair: ID?
  var chosen: [ChosenLot] = []
  var setup: String = ""
  var stop: Amount?
  var target: Amount?
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
