import Base
import Localization
import Sheets

/// Makes a record of what was typed, and says of each field that makes no sense what is wrong with it.
///
/// A field that was not touched keeps the stored value, whatever its text could also mean: the instant of an hour that
/// happened twice, a tag with a comma in its name.
struct TradeDraftReader {
  private static let longestCoin = 40

  private let draft: TradeDraft
  private let base: (record: TradeRecord, draft: TradeDraft)?
  private var problems: [TradeProblem] = []

  /// Reads a draft; `base` is the stored record that it changes.
  static func read(
    _ draft: TradeDraft, base: TradeRecord?, account: ID, currency: Currency, zone: Zone
  ) throws(TradesError) -> Trade {
    var reader = TradeDraftReader(draft, base: base, zone: zone)
    let trade = reader.trade(account: account, currency: currency)
    if !reader.problems.isEmpty { throw .invalid(reader.problems) }
    return trade
  }

  private init(_ draft: TradeDraft, base: TradeRecord?, zone: Zone) {
    self.draft = draft
    self.base = base.map { ($0, TradeDraft($0, words: Words(draft.language), zone: zone)) }
  }

  private mutating func trade(account: ID, currency: Currency) -> Trade {
    let time = time()
    let currency = self.currency(.currency) ?? currency
    var trade =
      base?.record.trade ?? Trade(id: draft.id, account: account, kind: .memo, time: time, currency: currency)
    trade.time = time
    trade.currency = currency
    if let kind = draft.kind { trade.kind = kind } else { refuse(.kind, draft[.kind].isEmpty ? .missing : .unreadable) }
    if !isUntouched(.account) || base == nil { trade.account = id(.account) ?? account }
    if !isUntouched(.item) { trade.item = Text.name(draft[.item]) }
    if !isUntouched(.code) { trade.code = text(.code) }
    if !isUntouched(.tags) { trade.tags = tags }
    if !isUntouched(.memo) { trade.memo = draft[.memo] }
    if !isUntouched(.feeCurrency) { trade.feeCurrency = coin(.feeCurrency) }
    if !isUntouched(.priceCurrency) { trade.priceCurrency = self.currency(.priceCurrency) }
    if !isUntouched(.paidCurrency) { trade.paidCurrency = self.currency(.paidCurrency) }
    if !isUntouched(.to) { trade.to = id(.to) }
    readAmounts(into: &trade)
    readLots(into: &trade)
    return trade
  }

  private mutating func readAmounts(into trade: inout Trade) {
    let own = trade.currency.code
    let priced = trade.priceCurrency?.code ?? own
    trade.quantity = amount(.quantity, trade.quantity, unit: trade.code ?? trade.item)
    trade.price = amount(.price, trade.price, unit: priced)
    trade.amount = amount(.amount, trade.amount, unit: own)
    trade.fee = amount(.fee, trade.fee, unit: trade.feeCurrency ?? own) ?? .zero
    trade.tax = amount(.tax, trade.tax, unit: own) ?? .zero
    trade.feeRate = amount(.feeRate, trade.feeRate)
    trade.multiplier = amount(.multiplier, trade.multiplier)
    trade.new = amount(.new, trade.new)
    trade.old = amount(.old, trade.old)
    trade.rate = amount(.rate, trade.rate)
  }

  private mutating func readLots(into trade: inout Trade) {
    if let base, base.draft.lots == draft.lots.filter({ !$0.quantity.isEmpty }) { return }
    trade.chosen = []
    for lot in draft.lots where !lot.quantity.allSatisfy(\.isWhitespace) {
      guard let record = try? ID(text: lot.record), let quantity = figure(lot.quantity, unit: nil) else {
        return refuse(.lots, .unreadable)
      }
      if !quantity.isZero { trade.chosen.append(ChosenLot(record: record, quantity: quantity)) }
    }
  }

  private mutating func time() -> TradeTime {
    if let base, isUntouched(.day), isUntouched(.time), isUntouched(.zone) || base.record.trade.time.moment == nil {
      return base.record.trade.time
    }
    guard let day = try? CivilDay(iso: draft[.day]) else {
      refuse(.day, draft[.day].isEmpty ? .missing : .unreadable)
      return TradeTime(day: .first)
    }
    guard let typed = self.text(.time) else { return TradeTime(day: day) }
    guard let time = try? CivilTime(iso: typed) else {
      refuse(.time, .unreadable)
      return TradeTime(day: day)
    }
    guard let zone = try? Zone(named: self.text(.zone) ?? "") else {
      refuse(.zone, .unknown)
      return TradeTime(day: day)
    }
    switch zone.resolve(day, time) {
    case .unique(let instant), .ambiguous(earlier: let instant, later: _):
      return TradeTime(moment: Moment(instant: instant, zone: zone))
    case .missing:
      refuse(.time, .unknown)
      return TradeTime(day: day)
    }
  }

  private var tags: [String] { draft[.tags].split(separator: ",").map { Text.name(String($0)) } }

  private func isUntouched(_ field: TradeDraft.Field) -> Bool { base.map { $0.draft[field] == draft[field] } ?? false }

  private mutating func refuse(_ field: TradeDraft.Field, _ reason: TradeProblem.Reason) {
    problems.append(TradeProblem(field, reason))
  }

  /// A field without blanks around it; nil where nothing is left.
  private func text(_ field: TradeDraft.Field) -> String? {
    let text = Text.name(draft[field])
    return text.isEmpty ? nil : text
  }

  private mutating func id(_ field: TradeDraft.Field) -> ID? {
    guard let text = text(field) else { return nil }
    guard let id = try? ID(text: text) else {
      refuse(field, .unknown)
      return nil
    }
    return id
  }

  /// A currency, or a coin by whatever name its item has.
  private mutating func coin(_ field: TradeDraft.Field) -> String? {
    guard let text = text(field) else { return nil }
    if text.unicodeScalars.count > Self.longestCoin { refuse(field, .tooLong) }
    return Currency(code: text)?.code ?? text
  }

  private mutating func currency(_ field: TradeDraft.Field) -> Currency? {
    guard let text = text(field) else { return nil }
    guard let currency = Currency(code: text) else {
      refuse(field, .unreadable)
      return nil
    }
    return currency
  }

  /// A figure as the language writes it, else as its own shape says; a unit beside it must be the one that is meant.
  private mutating func amount(_ field: TradeDraft.Field, _ kept: Amount?, unit: String? = nil) -> Amount? {
    if isUntouched(field) { return kept }
    guard text(field) != nil else { return nil }
    if let amount = figure(draft[field], unit: unit) { return amount }
    refuse(field, isTooLarge(draft[field]) ? .tooLarge : .unreadable)
    return nil
  }

  private func figure(_ text: String, unit: String?) -> Amount? {
    let mark: DecimalMark = draft.language == .id || draft.language == .vi ? .comma : .point
    let reading = (try? NumberStyle(decimal: mark).read(text)) ?? (try? NumberStyle().read(text))
    guard case .amount(let amount, let found)? = reading, found == nil || found == unit else { return nil }
    return amount
  }

  private func isTooLarge(_ text: String) -> Bool {
    do { _ = try NumberStyle().read(text) } catch { if case .tooLarge = error { return true } }
    return false
  }
}
