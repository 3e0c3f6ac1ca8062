import Base
import Book

/// A trade as a program has sent it, before it is known to make sense.
struct SentTrade {
  private let json: JSON
  private let accounts: [TradeAccount]
  private let zone: Zone
  private var problems: [TradeProblem] = []

  init(_ json: JSON, accounts: [TradeAccount], zone: Zone) {
    self.json = json
    self.accounts = accounts
    self.zone = zone
  }

  /// The trade, or an error that names each field that cannot be read.
  mutating func trade(id: ID) throws(TradesError) -> Trade {
    let kind = text(.kind).flatMap(TradeKind.init)
    if kind == nil { problems.append(TradeProblem(.kind, text(.kind) == nil ? .missing : .unknown)) }
    let account = account(.account) ?? (text(.account) == nil ? accounts.first : nil)
    if account == nil { problems.append(TradeProblem(.account, text(.account) == nil ? .missing : .unknown)) }
    let time = time()
    let currency = currency(.currency) ?? account?.currency
    guard let kind, let account, let time, let currency else { throw .invalid(problems) }
    var trade = Trade(id: id, account: account.id, kind: kind, time: time, currency: currency)
    trade.item = text(.item) ?? ""
    trade.code = text(.code)
    trade.isin = json["isin"]?.text
    trade.quantity = amount(.quantity)
    trade.price = amount(.price)
    trade.amount = amount(.amount)
    trade.fee = amount(.fee) ?? .zero
    trade.tax = amount(.tax) ?? .zero
    trade.feeCurrency = text(.feeCurrency)
    trade.feeRate = amount(.feeRate)
    trade.multiplier = amount(.multiplier)
    trade.new = amount(.new)
    trade.old = amount(.old)
    trade.priceCurrency = self.currency(.priceCurrency)
    trade.rate = amount(.rate)
    trade.paidCurrency = self.currency(.paidCurrency)
    trade.to = self.account(.to)?.id
    if trade.to == nil, text(.to) != nil { problems.append(TradeProblem(.to, .unknown)) }
    trade.chosen = lots()
    trade.tags = tags()
    trade.memo = text(.memo) ?? ""
    trade.setup = text(.setup) ?? ""
    trade.stop = amount(.stop)
    trade.target = amount(.target)
    guard problems.isEmpty else { throw .invalid(problems) }
    return trade
  }

  // MARK: Fields

  private mutating func text(_ field: TradeProblem.Field) -> String? {
    switch json[field.rawValue] {
    case nil, .null?, .string("")?: return nil
    case .string(let text)?: return text
    default:
      problems.append(TradeProblem(field, .unreadable))
      return nil
    }
  }

  private mutating func amount(_ field: TradeProblem.Field) -> Amount? {
    guard let text = text(field) else { return nil }
    do { return try Amount(canonical: text) } catch {
      problems.append(TradeProblem(field, error == .overflow ? .tooLarge : .unreadable))
      return nil
    }
  }

  private mutating func currency(_ field: TradeProblem.Field) -> Currency? {
    guard let text = text(field) else { return nil }
    guard let currency = Currency(code: text) else {
      problems.append(TradeProblem(field, .unknown))
      return nil
    }
    return currency
  }

  /// An account by its id or its name.
  private mutating func account(_ field: TradeProblem.Field) -> TradeAccount? {
    guard let text = text(field) else { return nil }
    return accounts.first { $0.id.text == text || Text.normalised($0.name) == Text.normalised(text) }
  }

  private mutating func time() -> TradeTime? {
    guard let written = text(.day) else {
      problems.append(TradeProblem(.day, .missing))
      return nil
    }
    guard let day = try? CivilDay(iso: written) else {
      problems.append(TradeProblem(.day, .unreadable))
      return nil
    }
    guard let clock = text(.time) else { return TradeTime(day: day) }
    guard let time = try? CivilTime(iso: clock.utf8.count == 5 ? clock + ":00" : clock) else {
      problems.append(TradeProblem(.time, .unreadable))
      return nil
    }
    let name = text(.zone)
    guard let zone = name.map({ try? Zone(named: $0) }) ?? zone else {
      problems.append(TradeProblem(.zone, .unknown))
      return nil
    }
    return TradeTime(moment: Moment(instant: zone.resolve(day, time).instant, zone: zone))
  }

  private mutating func tags() -> [String] {
    guard let tags = json["tags"], !tags.isNull else { return [] }
    guard let items = tags.items, items.allSatisfy({ $0.text != nil }) else {
      problems.append(TradeProblem(.tags, .unreadable))
      return []
    }
    return items.compactMap(\.text)
  }

  private mutating func lots() -> [ChosenLot] {
    guard let lots = json["lots"], !lots.isNull else { return [] }
    let chosen = lots.items?.compactMap { lot -> ChosenLot? in
      guard let record = try? ID(text: lot["record"]?.text ?? ""),
        let quantity = try? Amount(canonical: lot["quantity"]?.text ?? "")
      else { return nil }
      return ChosenLot(record: record, quantity: quantity)
    }
    guard let chosen, chosen.count == lots.items?.count else {
      problems.append(TradeProblem(.lots, .unreadable))
      return []
    }
    return chosen
  }
}
