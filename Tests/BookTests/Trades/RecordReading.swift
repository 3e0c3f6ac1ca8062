import Base
import Testing

@testable import Trades

/// Makes trades of the records of cases and sidecars.
struct RecordReading {
  let account: TradeAccount
  var zone: Zone?
  private let ids = CountingIDs(after: 1000)

  init(currency: Currency, shorts: Bool, zone: Zone? = nil) throws {
    account = TradeAccount(id: CountingIDs().next(), currency: currency, allowsShorts: shorts)
    self.zone = zone
  }

  /// The trades, numbered in order of entry.
  func trades(_ records: [JSON]) throws -> [Trade] {
    try records.enumerated().map { try trade($0.element, sequence: $0.offset + 1) }
  }

  func trade(_ json: JSON, sequence: Int) throws -> Trade {
    func amount(_ name: String) throws -> Amount? {
      guard let text = json[name]?.text else { return nil }
      return try Fixture.amount(text)
    }
    let kind = try #require(TradeKind(rawValue: json["kind"]?.text ?? ""))
    let currency = json["currency"]?.text.flatMap { Currency(code: $0) } ?? account.currency
    var trade = Trade(
      id: ids.next(), account: account.id, kind: kind, time: try time(json), item: json["item"]?.text ?? "",
      currency: currency, quantity: try amount("quantity"), price: try amount("price"), amount: try amount("amount"),
      fee: try amount("fee") ?? .zero, tax: try amount("tax") ?? .zero, sequence: sequence)
    trade.code = json["code"]?.text
    trade.feeCurrency = json["fee_currency"]?.text
    trade.feeRate = try amount("fee_rate")
    trade.multiplier = try amount("multiplier")
    trade.priceCurrency = json["price_currency"]?.text.flatMap { Currency(code: $0) }
    trade.rate = try amount("rate")
    if let ratio = try amount("ratio") { (trade.new, trade.old) = (ratio, .one) }
    if let tag = json["tag"]?.text { trade.tags = tag.split(separator: ",").map(String.init) }
    return trade
  }

  private func time(_ json: JSON) throws -> TradeTime {
    if let at = json["at"]?.text {
      return TradeTime(moment: Moment(instant: try Instant(iso: at), zone: zone ?? .utc))
    }
    let day = try CivilDay(iso: try #require(json["day"]?.text))
    guard let time = json["time"]?.text, let zone else { return TradeTime(day: day) }
    let instant = zone.resolve(day, try CivilTime(iso: time)).instant
    return TradeTime(moment: Moment(instant: instant, zone: zone))
  }
}

extension Fixture {
  /// An amount as a person may write it in a case: with zeros at the end.
  static func amount(_ text: String) throws -> Amount {
    var text = text[...]
    if text.contains(".") {
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    return try Amount(canonical: text)
  }

  /// Says whether a figure is the expected one: exactly, or (after `~`) when rounded to ten places.
  static func agrees(_ figure: Amount, _ expected: String) throws -> Bool {
    guard expected.hasPrefix("~") else { return figure == (try amount(expected)) }
    return try figure.rounded(to: 10, .halfEven) == amount(String(expected.dropFirst()))
  }
}

/// Says where two tables of figures differ: `day currency` → figure.
func differences(_ figures: [String: Amount], _ expected: [String: String]) throws -> [String] {
  var found: [String] = []
  for (key, text) in expected {
    guard let figure = figures[key] else {
      found.append("\(key): nothing, should be \(text)")
      continue
    }
    if try !Fixture.agrees(figure, text) { found.append("\(key): \(figure), should be \(text)") }
  }
  for (key, figure) in figures where expected[key] == nil { found.append("\(key): \(figure), should be nothing") }
  return found.sorted()
}

extension JSON {
  /// A table of tables as `outer inner` → text.
  var flattened: [String: String] {
    var result: [String: String] = [:]
    for outer in members ?? [] {
      for inner in outer.value.members ?? [] { result["\(outer.name) \(inner.name)"] = inner.value.text }
    }
    return result
  }
}

extension Figures {
  /// Realized profit as `day currency` → figure.
  var realizedByDay: [String: Amount] {
    get throws {
      var result: [String: Amount] = [:]
      for total in try totals(by: .day) { result["\(total.key) \(total.currency.code)"] = total.realized }
      return result
    }
  }
}
