import Base
import Book
import HTML
import HTTP
import Localization

/// `/trades/new` and `/trades/{id}/edit`: types a record, saves it, deletes it.
struct TradeFormScreen: Sendable {
  let records: RecordsService
  let reports: ReportsService
  let accounts: AccountsService

  var all: [Screen] {
    [
      Screen(
        .get, "/trades/new", samples: ["/trades/new", "/trades/new?kind=split&day={day}", "/trades/new?kind=memo"]
      ) { try new($0, $1) },
      Screen(.get, "/trades/{id}/edit", samples: ["/trades/{trades.sale}/edit"]) { try edit($0, $1) },
      Screen(.post, "/trades/form") { try redrawn($0, $1) },
      Screen(.post, "/trades") { try add($0, $1) },
      Screen(.post, "/trades/{id}") { try change($0, $1) },
      Screen(.post, "/trades/{id}/bin") { try bin($0, $1) },
      Screen(.post, "/trades/{id}/restore") { try restore($0, $1) },
    ]
  }

  private var model: TradeFormViewModel {
    TradeFormViewModel(records: records, reports: reports, accounts: accounts)
  }

  private func new(_ request: Request, _ visitor: Visitor) throws -> Answer {
    let day = request.query["day"].flatMap { try? CivilDay(iso: $0) } ?? visitor.today
    let kind = request.query["kind"].flatMap(TradeKind.init(rawValue:)) ?? .buy
    let item = request.query["item"].flatMap { try? ID(text: $0) }
    return try page(.init(draft: model.draft(day: day, kind: kind, item: item, for: visitor)), visitor)
  }

  private func edit(_ request: Request, _ visitor: Visitor) throws -> Answer {
    let record = try records.record(request.parameters.id("id"), of: visitor.owner)
    let draft = TradeDraft(record, words: visitor.words, zone: visitor.settings.zone)
    return try page(.init(draft: draft, base: record), visitor)
  }

  /// The form as it was typed, with the fields of another kind or the lots of another item; nothing is stored.
  private func redrawn(_ request: Request, _ visitor: Visitor) throws -> Answer {
    let draft = try draft(request, visitor)
    let base = try draft.version.map { _ in try records.record(draft.id, of: visitor.owner) }
    return try page(.init(draft: draft, base: base), visitor)
  }

  private func add(_ request: Request, _ visitor: Visitor) throws -> Answer {
    var draft = try draft(request, visitor)
    draft.version = nil
    return try mending(draft, nil, visitor) {
      let account = try accounts.first(of: visitor.owner, named: TradeWords(visitor.words).usualAccount)
      var trade = try TradeDraftReader.read(
        draft, base: nil, account: account.id, currency: account.account.currency, zone: visitor.settings.zone)
      trade = try records.completed(trade, changing: nil, of: visitor.owner)
      return saved(try records.add(trade, of: visitor.owner), visitor)
    }
  }

  private func change(_ request: Request, _ visitor: Visitor) throws -> Answer {
    let base = try records.record(request.parameters.id("id"), of: visitor.owner)
    var draft = TradeDraft(try request.form().fields, id: base.id, language: visitor.words.language)
    draft.version = draft.version ?? 0
    guard draft.version == base.version else { return conflict(draft, base, visitor) }
    return try mending(draft, base, visitor) {
      var trade = try TradeDraftReader.read(
        draft, base: base, account: base.trade.account, currency: base.trade.currency, zone: visitor.settings.zone)
      trade = try records.completed(trade, changing: base.trade, of: visitor.owner)
      do {
        return saved(try records.change(trade, version: base.version, of: visitor.owner), visitor)
      } catch TradesError.changedMeanwhile(let record) {
        return conflict(draft, record, visitor)
      }
    }
  }

  private func saved(_ record: TradeRecord, _ visitor: Visitor) -> Answer {
    .redirect(TradePaths.day(record.day), notice: Notice(visitor.words("trades.saved")))
  }

  /// Shows the form again where a field cannot be taken as it is.
  private func mending(
    _ draft: TradeDraft, _ base: TradeRecord?, _ visitor: Visitor, _ work: () throws -> Answer
  ) throws -> Answer {
    let problems: [TradeProblem]
    do { return try work() } catch TradesError.invalid(let found) {
      problems = found
    } catch TradesError.overflow {
      problems = [TradeProblem(.quantity, .tooLarge)]
    }
    return try page(.init(draft: draft, base: base, problems: problems), visitor, .unprocessableContent)
  }

  private func conflict(_ draft: TradeDraft, _ now: TradeRecord, _ visitor: Visitor) -> Answer {
    let stored = TradeDraft(now, words: Words(draft.language), zone: visitor.settings.zone)
    return .page(TradeConflictView(words: visitor.words).page(typed: draft, stored: stored), status: .conflict)
  }

  private func bin(_ request: Request, _ visitor: Visitor) throws -> Answer {
    let record = try records.record(request.parameters.id("id"), of: visitor.owner)
    try records.bin([record.id], of: visitor.owner)
    let undo = Notice.Undo(path: TradePaths.record(record.id) + "/restore", label: visitor.words("trades.undo"))
    return .redirect(
      TradePaths.day(record.day), notice: Notice(visitor.words("trades.binned"), undo: undo))
  }

  private func restore(_ request: Request, _ visitor: Visitor) throws -> Answer {
    let id = try request.parameters.id("id")
    try records.restore([id], of: visitor.owner)
    let record = try records.record(id, of: visitor.owner)
    return .redirect(TradePaths.day(record.day), notice: Notice(visitor.words("trades.restored")))
  }

  private func draft(_ request: Request, _ visitor: Visitor) throws -> TradeDraft {
    let fields = try request.form().fields
    let id = fields["id"].flatMap { try? ID(text: $0) } ?? records.newID()
    return TradeDraft(fields, id: id, language: visitor.words.language)
  }

  private func page(
    _ input: TradeFormViewModel.Input, _ visitor: Visitor, _ status: Status = .ok
  ) throws -> Answer {
    .page(TradeFormView(words: visitor.words).page(try model.output(input, for: visitor)), status: status)
  }
}
