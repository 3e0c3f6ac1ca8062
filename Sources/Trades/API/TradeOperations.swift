import Base
import Book
import HTTP
import Localization

/// The records for programs: list, read, add, change, delete, bring back, put in order.
struct TradeOperations: Sendable {
  let records: RecordsService
  let accounts: AccountsService

  private static let invalid = Operation.ErrorCode(.unprocessableContent, "unprocessable_content")
  private static let changed = Operation.ErrorCode(.conflict, "changed_meanwhile")
  private static let record = Operation.Parameter("id", in: .path, .id, summary: "The record.")

  var all: [Operation] {
    [
      Operation(
        "listTrades", .get, "/trades", summary: "Records by filters, the newest first.",
        parameters: Self.filters, answer: TradeSchema.page, handler: list),
      Operation(
        "addTrade", .post, "/trades",
        summary: "Adds a record; one whose id is there already is told and not added again.", body: TradeSchema.draft,
        status: .created, answer: TradeSchema.trade, errors: [Self.invalid], handler: add),
      Operation(
        "readTrade", .get, "/trades/{id}", summary: "A record, also one in the bin.", parameters: [Self.record],
        answer: TradeSchema.trade
      ) { request, visitor in
        try json(try records.record(try request.parameters.id("id"), of: visitor.owner), visitor)
      },
      Operation(
        "changeTrade", .put, "/trades/{id}", summary: "Replaces a record that was seen at a version.",
        parameters: [Self.record], body: TradeSchema.draft, answer: TradeSchema.trade,
        errors: [Self.invalid, Self.changed], handler: change),
      Operation(
        "deleteTrade", .delete, "/trades/{id}", summary: "Puts a record into the bin.", parameters: [Self.record],
        status: .noContent, answer: .anything
      ) { request, visitor in
        try records.bin([try request.parameters.id("id")], of: visitor.owner)
        return .null
      },
      Operation(
        "restoreTrade", .post, "/trades/{id}/restore", summary: "Takes a record out of the bin.",
        parameters: [Self.record], answer: TradeSchema.trade
      ) { request, visitor in
        let id = try request.parameters.id("id")
        try records.restore([id], of: visitor.owner)
        return try json(try records.record(id, of: visitor.owner), visitor)
      },
      Operation(
        "orderTrades", .put, "/trades/days/{day}/order",
        summary: "Puts a day's records into an order by hand; those not named follow.",
        parameters: [.init("day", in: .path, .day, summary: "The day.")],
        body: .object([.init("records", .array(.id))]), answer: TradeSchema.rows(TradeSchema.trade),
        errors: [Self.invalid], handler: order),
    ]
  }

  private static let filters: [Operation.Parameter] = [
    .init("account", in: .query, .id, summary: "Only this account."),
    .init("item", in: .query, .id, summary: "Only this item."),
    .init("tag", in: .query, .string(), summary: "Only records with this tag."),
    .init("kind", in: .query, .oneOf(TradeKind.allCases.map(\.rawValue)), summary: "Only this kind."),
    .init("from", in: .query, .day, summary: "From this day on."),
    .init("to", in: .query, .day, summary: "Up to this day."),
    .init("text", in: .query, .string(), summary: "Words that item, code, tags and memo must have between them."),
    .init("flagged", in: .query, .boolean, summary: "Only records in doubt."),
    .init("closing", in: .query, .boolean, summary: "Only records that realized something."),
    .init("limit", in: .query, .integer(minimum: 1, maximum: 1000), summary: "At most so many; usually 50."),
    .init("after", in: .query, .string(), summary: "The `next` of the page before."),
  ]

  @Sendable private func list(_ request: Request, _ visitor: Visitor) throws -> JSON {
    let query = APIQuery(request)
    var filter = TradeFilter()
    filter.account = try query.id("account")
    filter.item = try query.id("item")
    filter.tag = query.text("tag")
    filter.kind = try query.choice("kind")
    filter.from = try query.day("from")
    filter.to = try query.day("to")
    filter.text = query.text("text")
    filter.flaggedOnly = try query.flag("flagged")
    filter.closingOnly = try query.flag("closing")
    let page = try records.list(
      filter, after: query.text("after"), limit: try query.count("limit", upTo: 1000) ?? 50, of: visitor.owner)
    let shape = try shape(visitor)
    return ["rows": .array(page.records.map { Self.json($0, shape) }), "next": .string(page.next)]
  }

  @Sendable private func add(_ request: Request, _ visitor: Visitor) throws -> JSON {
    let body = try request.json()
    let id = try body["id"]?.text.map { text in
      guard let id = try? ID(text: text) else { throw HTTPError(.badRequest, code: "malformed") }
      return id
    }
    return try json(
      try records.add(try trade(body, id: id ?? records.newID(), visitor), of: visitor.owner), visitor)
  }

  @Sendable private func change(_ request: Request, _ visitor: Visitor) throws -> JSON {
    let body = try request.json()
    let before = try records.record(try request.parameters.id("id"), of: visitor.owner)
    guard let version = body["version"]?.int else {
      throw HTTPError.invalid([.init("version", "trades.error.missing")])
    }
    var trade = try trade(body, id: before.id, visitor)
    trade.pair = before.trade.pair
    return try json(try records.change(trade, version: version, of: visitor.owner), visitor)
  }

  @Sendable private func order(_ request: Request, _ visitor: Visitor) throws -> JSON {
    let day = try request.parameters.day("day")
    let ids = try request.json()["records"]?.items?.map { try? ID(text: $0.text ?? "") } ?? [nil]
    guard !ids.contains(nil) else { throw HTTPError.invalid([.init("records", "trades.error.unreadable")]) }
    try records.reorder(ids.compactMap(\.self), on: day, of: visitor.owner)
    let shape = try shape(visitor)
    return ["rows": .array(try records.records(on: day, of: visitor.owner).map { Self.json($0, shape) })]
  }

  private func trade(_ body: JSON, id: ID, _ visitor: Visitor) throws -> Trade {
    let known = try accounts.list(of: visitor.owner).map(\.account)
    var draft = SentTrade(
      body, accounts: known.isEmpty ? [try firstAccount(visitor)] : known, zone: visitor.settings.zone)
    return try draft.trade(id: id)
  }

  private func firstAccount(_ visitor: Visitor) throws -> TradeAccount {
    try accounts.first(of: visitor.owner, named: TradeWords(visitor.words).usualAccount).account
  }

  private func shape(_ visitor: Visitor) throws -> TradeJSON {
    TradeJSON(
      accounts: Dictionary(try accounts.list(of: visitor.owner).map { ($0.id, $0.account.name) }) { first, _ in first },
      rule: visitor.settings.dayRule)
  }

  private func json(_ record: TradeRecord, _ visitor: Visitor) throws -> JSON {
    Self.json(record, try shape(visitor))
  }

  private static func json(_ record: TradeRecord, _ shape: TradeJSON) -> JSON {
    .object(
      (shape.json(record).members ?? []) + [
        .init("version", .number(record.version)), .init("binned", .bool(record.binnedAt != nil)),
      ])
  }
}
