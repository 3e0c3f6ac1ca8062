import Base
import Book
import HTTP

/// What the records come to, for programs.
struct ReportOperations: Sendable {
  let reports: ReportsService
  let records: RecordsService
  let accounts: AccountsService

  private static let period: [Operation.Parameter] = [
    .init("from", in: .query, .day, summary: "From this day on."),
    .init("to", in: .query, .day, summary: "Up to this day."),
  ]
  private static let reckoning: [Operation.Parameter] = [
    .init(
      "method", in: .query, .oneOf(CostMethod.automatic.map(\.rawValue)), summary: "Instead of each account's own."),
    .init("day_rule", in: .query, .string(), summary: "`origin` or a zone, instead of the owner's."),
  ]

  private static func by(_ groupings: [Grouping]) -> Operation.Parameter {
    .init("by", in: .query, .oneOf(groupings.map(\.rawValue)), summary: "What figures are added by; usually days.")
  }

  var all: [Operation] {
    [
      Operation(
        "readProfit", .get, "/trades/pnl", summary: "Realized profit by group.",
        parameters: [Self.by(Grouping.allCases)] + Self.period + Self.reckoning, answer: TradeSchema.profit,
        handler: profit),
      Operation(
        "listPositions", .get, "/trades/positions", summary: "What is held, with its lots.",
        parameters: Self.reckoning, answer: TradeSchema.positions
      ) { request, visitor in
        let query = try Self.query(request)
        let shape = ReportJSON(accounts: try accounts.list(of: visitor.owner).map(\.account))
        let held = try reports.positions(method: query.method, dayRule: query.dayRule, of: visitor.owner)
        return ["rows": .array(held.map { shape.json($0.item, $0.position) })]
      },
      Operation(
        "listStatistics", .get, "/trades/stats", summary: "What the closings of each currency say.",
        parameters: Self.period + Self.reckoning, answer: TradeSchema.statistics
      ) { request, visitor in
        let lines = try reports.statistics(try Self.query(request), of: visitor.owner).flatMap(\.lines)
        return ["rows": .array(lines.map(\.json))]
      },
      Operation(
        "explainTrade", .get, "/trades/{id}/explanation", summary: "The fills and lots behind a profit.",
        parameters: [.init("id", in: .path, .id, summary: "The record.")] + Self.reckoning.prefix(1),
        answer: TradeSchema.explanation, errors: [.init(.notFound, "not_closing")], handler: explain),
      Operation(
        "listSeries", .get, "/trades/series", summary: "Figures over time, for charts.",
        parameters: [
          Self.by([.day, .week, .month, .year]),
          .init("account", in: .query, .id, summary: "Only this account."),
        ] + Self.period, answer: TradeSchema.series, handler: series),
      Operation(
        "listBought", .get, "/trades/bought", summary: "What purchases cost before charges, the largest first.",
        parameters: [.init("by", in: .query, .oneOf(["item", "tag"]), summary: "By item or by tag; usually by item.")]
          + Self.period, answer: TradeSchema.bought, handler: bought),
      Operation(
        "listDays", .get, "/trades/days", summary: "The days that have records, as the calendar marks them.",
        parameters: Self.period, answer: TradeSchema.days, handler: days),
    ]
  }

  private static func query(_ request: Request) throws(HTTPError) -> ReportsService.ProfitQuery {
    let query = APIQuery(request)
    let method: CostMethod? = try query.choice("method")
    return ReportsService.ProfitQuery(
      by: try query.choice("by") ?? .day, from: try query.day("from"), to: try query.day("to"), method: method,
      dayRule: try query.dayRule("day_rule"))
  }

  @Sendable private func profit(_ request: Request, _ visitor: Visitor) throws -> JSON {
    let query = try Self.query(request)
    let known = try accounts.list(of: visitor.owner).map(\.account)
    let items = query.grouping == .item ? try records.suggestItems("", limit: .max, of: visitor.owner) : []
    return ReportJSON(accounts: known, items: items).json(
      try reports.profit(query, of: visitor.owner), by: query.grouping,
      method: CostMethod.holding(query.method, in: known))
  }

  @Sendable private func explain(_ request: Request, _ visitor: Visitor) throws -> JSON {
    let id = try request.parameters.id("id")
    let record = try records.record(id, of: visitor.owner)
    let method: CostMethod? = try APIQuery(request).choice("method")
    guard let explanation = try reports.explain(id, method: method, of: visitor.owner) else {
      throw HTTPError(.notFound, code: "not_closing")
    }
    return try ReportJSON(accounts: []).json(explanation, currency: record.trade.currency)
  }

  @Sendable private func series(_ request: Request, _ visitor: Visitor) throws -> JSON {
    let query = try Self.query(request)
    guard [.day, .week, .month, .year].contains(query.grouping) else {
      throw HTTPError(.badRequest, code: "query_invalid", fields: [.init("by", "app.error.parameter")])
    }
    let points = try reports.series(
      by: query.grouping, from: query.from ?? .first, to: query.to ?? .last,
      account: try APIQuery(request).id("account"), of: visitor.owner)
    return [
      "rows": .array(
        points.map { point in
          .object(
            [.init("id", .string("\(point.key) \(point.currency)")), .init("span", .string(point.key))]
              + Self.members(point.figures, point.currency))
        })
    ]
  }

  @Sendable private func bought(_ request: Request, _ visitor: Visitor) throws -> JSON {
    let query = APIQuery(request)
    let by: Grouping = try query.choice("by") ?? .item
    guard by == .item || by == .tag else {
      throw HTTPError(.badRequest, code: "query_invalid", fields: [.init("by", "app.error.parameter")])
    }
    let slices = try reports.bought(
      byTag: by == .tag, from: try query.day("from") ?? .first, to: try query.day("to") ?? .last, of: visitor.owner)
    return [
      "rows": .array(
        slices.map { slice in
          [
            "id": .string("\(slice.name) \(slice.currency)"), "name": slice.name.isEmpty ? .null : .string(slice.name),
            "currency": .string(slice.currency.code), "amount": .string(slice.amount.text),
          ]
        })
    ]
  }

  @Sendable private func days(_ request: Request, _ visitor: Visitor) throws -> JSON {
    let query = APIQuery(request)
    let days = try reports.days(
      from: try query.day("from") ?? .first, to: try query.day("to") ?? .last, of: visitor.owner)
    return ["rows": .array(days.map(Self.json))]
  }

  private static func json(_ day: ReportsService.Day) -> JSON {
    [
      "id": .string(day.day.iso), "day": .string(day.day.iso), "records": .number(day.records),
      "doubtful": .number(day.doubtful),
      "tags": .array(day.tags.map { ["name": .string($0.name), "records": .number($0.records)] }),
      "figures": .array(
        day.figures.sorted { $0.key.code < $1.key.code }.map { .object(members($0.value, $0.key)) }),
    ]
  }

  private static func members(_ figures: DayFigures, _ currency: Currency) -> [JSON.Member] {
    [
      .init("currency", .string(currency.code)), .init("realized", .string(figures.realized.text)),
      .init("gross", .string(figures.gross.text)), .init("fees", .string(figures.fees.text)),
      .init("taxes", .string(figures.taxes.text)), .init("trades", .number(figures.closings)),
      .init("income", .string(figures.income.text)), .init("bought", .string(figures.bought.text)),
      .init("records", .number(figures.records)),
    ]
  }
}
