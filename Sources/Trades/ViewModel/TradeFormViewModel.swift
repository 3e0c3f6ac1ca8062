import Base
import Book
import Localization

/// The form of a record: a new one, a stored one, or one that came back with something to mend.
struct TradeFormViewModel {
  let records: RecordsService
  let reports: ReportsService
  let accounts: AccountsService

  struct Input {
    var draft: TradeDraft
    /// The stored record that the draft changes.
    var base: TradeRecord?
    var problems: [TradeProblem] = []
  }

  struct Output: Equatable {
    struct Account: Equatable {
      let id: ID
      let name: String
    }

    /// A lot that may be chosen.
    struct Lot: Equatable {
      let record: ID
      let day: CivilDay
      let quantity: Amount
      let price: Amount
    }

    /// What is held of the item.
    struct Holding: Equatable {
      let quantity: Amount
      let average: Amount
    }

    let draft: TradeDraft
    let isNew: Bool
    let kind: TradeKind
    let currency: Currency
    let accounts: [Account]
    let holding: Holding?
    let lots: [Lot]
    /// Quantity × price × multiplier, where all can be read.
    let product: Amount?
    /// Fee and tax together, where they are in one currency.
    let charges: Amount?
    /// Where going back leads.
    let day: CivilDay
    let problems: [TradeProblem]

    var layout: TradeFormLayout { TradeFormLayout(kind) }

    /// The fields with a place of their own; one account is no choice.
    var placed: Set<TradeDraft.Field> { accounts.count > 1 ? layout.fields : layout.fields.subtracting([.account]) }

    /// Fields without a place in which something is wrong all the same.
    var strays: [TradeDraft.Field] { TradeDraft.fields.filter { reason($0) != nil && !placed.contains($0) } }

    func reason(_ field: TradeDraft.Field) -> TradeProblem.Reason? { problems.first { $0.field == field }?.reason }
  }

  /// An empty draft for a day, of a kind and an item that a link may name.
  func draft(day: CivilDay, kind: TradeKind, item: ID?, for visitor: Visitor) throws -> TradeDraft {
    var draft = TradeDraft(id: records.newID(), language: visitor.words.language)
    draft[.kind] = kind.rawValue
    draft[.day] = day.iso
    draft[.zone] = visitor.settings.zone.name
    if kind != .memo, day == visitor.today { draft[.time] = now(of: visitor) }
    let account = try accounts.list(of: visitor.owner).first
    draft[.account] = account?.id.text ?? ""
    draft[.currency] = (account?.account.currency ?? .krw).code
    if let item = try item.flatMap({ try records.item($0, of: visitor.owner) }) {
      draft[.item] = item.name
      draft[.code] = item.code ?? ""
      draft[.currency] = item.currency.code
      draft[.multiplier] = item.multiplier.map { visitor.words.number($0) } ?? ""
    }
    return draft
  }

  /// The minute, so that nobody has to mend seconds that they did not mean.
  private func now(of visitor: Visitor) -> String {
    CivilTime(hour: visitor.now.time.hour, minute: visitor.now.time.minute)?.iso ?? ""
  }

  func output(_ input: Input, for visitor: Visitor) throws -> Output {
    let stored = try accounts.list(of: visitor.owner)
    let kind = input.draft.kind ?? .buy
    let currency = Currency(code: input.draft[.currency]) ?? stored.first?.account.currency ?? .krw
    let trade = try? TradeDraftReader.read(
      input.draft, base: input.base, account: visitor.owner, currency: currency, zone: visitor.settings.zone)
    let key = ItemKey(
      code: input.draft[.code].isEmpty ? nil : Text.name(input.draft[.code]), name: input.draft[.item],
      currency: currency)
    let held = try reports.positions(of: visitor.owner).map(\.position).filter {
      $0.key == key && $0.account.text == input.draft[.account]
    }
    return Output(
      draft: input.draft, isNew: input.draft.version == nil, kind: kind, currency: currency,
      accounts: stored.map { Output.Account(id: $0.id, name: $0.account.name) },
      holding: try held.first.map { Output.Holding(quantity: $0.quantity, average: try $0.average()) },
      lots: try lots(held, input, visitor), product: product(trade),
      charges: trade.flatMap(charges),
      day: (try? CivilDay(iso: input.draft[.day])) ?? visitor.today, problems: input.problems)
  }

  private func product(_ trade: Trade?) -> Amount? {
    guard var trade, trade.quantity != nil, trade.price != nil else { return nil }
    trade.amount = nil
    return (try? trade.value())?.amount
  }

  private func charges(_ trade: Trade) -> Amount? {
    guard trade.feeCurrency ?? trade.currency.code == trade.currency.code else { return nil }
    return (try? trade.fee + trade.tax).flatMap { $0.isZero ? nil : $0 }
  }

  /// What is open, together with what this very record has closed.
  private func lots(_ held: [Position], _ input: Input, _ visitor: Visitor) throws -> [Output.Lot] {
    var lots = held.flatMap(\.lots).filter { $0.record != input.draft.id }.map {
      Output.Lot(record: $0.record, day: $0.day, quantity: $0.quantity, price: $0.price)
    }
    guard let base = input.base,
      let explanation = try reports.explanation(of: base.id, of: visitor.owner)
    else { return lots }
    for match in explanation.closing.matches {
      guard let record = match.record, let day = match.day else { continue }
      if let index = lots.firstIndex(where: { $0.record == record }) {
        let lot = lots[index]
        lots[index] = Output.Lot(
          record: record, day: lot.day, quantity: try lot.quantity + match.quantity, price: lot.price)
      } else {
        lots.append(Output.Lot(record: record, day: day, quantity: match.quantity, price: match.price))
      }
    }
    return lots.sorted { ($0.day, $0.record) < ($1.day, $1.record) }
  }
}
