import Base
import Book

/// The shapes of the trades API, for its document.
enum TradeSchema {
  typealias Property = JSONSchema.Property

  static let currency = JSONSchema.string(pattern: "^[A-Z0-9]{2,12}$")
  private static let text = JSONSchema.nullable(.string())
  private static let amount = JSONSchema.nullable(.amount)
  private static let count = JSONSchema.integer(minimum: 0)
  private static let kind = JSONSchema.oneOf(TradeKind.allCases.map(\.rawValue))
  private static let flags = JSONSchema.array(.oneOf(TradeFlag.allCases.map(\.rawValue)))
  static let method = JSONSchema.oneOf(CostMethod.allCases.map(\.rawValue))
  private static let lots = JSONSchema.array(.object([.init("record", .id), .init("quantity", .amount)]))

  /// What only some records have.
  private static let rare: [Property] = [
    .init("isin", .string(), required: false), .init("fee_currency", .string(), required: false),
    .init("fee_rate", .amount, required: false), .init("multiplier", .amount, required: false),
    .init("new", .amount, required: false), .init("old", .amount, required: false),
    .init("price_currency", currency, required: false), .init("rate", .amount, required: false),
    .init("paid_currency", currency, required: false), .init("to", .string(), required: false),
    .init("pair", .id, required: false), .init("rank", count, required: false),
    .init("lots", lots, required: false), .init("setup", .string(), required: false),
    .init("stop", .amount, required: false), .init("target", .amount, required: false),
  ]

  /// A trade as lists, imports, exports and the API tell it.
  static let trade = JSONSchema.named(
    "Trade",
    .object(
      [
        .init("id", .id), .init("line", .nullable(count)), .init("kind", kind), .init("day", .day),
        .init("time", .nullable(.string(pattern: "^[0-2][0-9]:[0-5][0-9]:[0-5][0-9]$"))), .init("item", text),
        .init("code", text), .init("quantity", amount), .init("price", amount), .init("amount", amount),
        .init("fee", amount), .init("tax", amount), .init("currency", currency), .init("account", text),
        .init("zone", text), .init("tags", .array(.string())), .init("memo", text), .init("flags", flags),
        .init("version", count), .init("binned", .boolean),
        .init("at", .string(format: "date-time"), required: false),
        .init("closed", .amount, required: false), .init("gross", .amount, required: false),
        .init("fees", .amount, required: false), .init("taxes", .amount, required: false),
        .init("realized", .amount, required: false),
        .init(
          "attachments",
          .array(
            .object([
              .init("hash", .string()), .init("name", .string()), .init("type", .string()), .init("size", count),
            ])), required: false),
      ] + rare))

  /// A trade as it is sent: `version` only with a change.
  static let draft = JSONSchema.named(
    "SentTrade",
    .object(
      [
        .init("id", .id, required: false), .init("version", count, required: false), .init("kind", kind),
        .init("day", .day), .init("time", .nullable(.string()), required: false),
        .init("zone", text, required: false), .init("account", text, required: false),
        .init("currency", .nullable(currency), required: false), .init("item", text, required: false),
        .init("code", text, required: false), .init("quantity", amount, required: false),
        .init("price", amount, required: false), .init("amount", amount, required: false),
        .init("fee", amount, required: false), .init("tax", amount, required: false),
        .init("tags", .array(.string()), required: false), .init("memo", text, required: false),
      ] + rare.filter { $0.name != "rank" && $0.name != "pair" }))

  static let page = rows(trade, [.init("next", text)])

  static let item = JSONSchema.named(
    "Item",
    .object([
      .init("id", .id), .init("name", .string()), .init("code", text), .init("currency", currency),
      .init("multiplier", amount), .init("last_day", .day),
    ]))

  static let account = JSONSchema.named(
    "Account",
    .object([
      .init("id", .id), .init("name", .string()), .init("currency", currency), .init("method", method),
      .init("shorts", .boolean), .init("version", count),
    ]))

  static let accountDraft = JSONSchema.named(
    "SentAccount",
    .object([
      .init("name", .string()), .init("currency", currency), .init("method", method, required: false),
      .init("shorts", .boolean, required: false),
    ]))

  private static let money: [Property] = [
    .init("currency", currency), .init("realized", .amount), .init("gross", .amount), .init("fees", .amount),
    .init("taxes", .amount), .init("trades", count),
  ]

  static let profit = JSONSchema.named(
    "Profit",
    .object([
      .init("method", .nullable(method)), .init("day_rule", .string()),
      .init(
        "rows",
        .array(
          .object(
            [.init("id", .string())]
              + (Grouping.allCases.map(\.rawValue) + ["code"]).map { .init($0, text, required: false) } + money))),
      .init("total", .map(.amount)),
    ]))

  static let positions = rows(
    .named(
      "Position",
      .object([
        .init("id", .string()), .init("account", text), .init("item", .string()), .init("code", text),
        .init("side", .oneOf(["long", "short"])), .init("quantity", .amount), .init("cost", .amount),
        .init("average", amount), .init("currency", currency),
        .init(
          "lots",
          .array(
            .object([
              .init("record", .id), .init("day", .day), .init("quantity", .amount), .init("price", .amount),
            ]))),
      ])))

  static let explanation = JSONSchema.named(
    "Explanation",
    .object([
      .init("record", .id), .init("method", method), .init("realized", .amount), .init("gross", .amount),
      .init("fees", .amount), .init("taxes", .amount), .init("currency", currency),
      .init(
        "matches",
        .array(
          .object([
            .init("record", .nullable(.id)), .init("day", .nullable(.day)), .init("quantity", .amount),
            .init("price", .amount), .init("charges", .amount), .init("cost", .amount),
          ]))),
    ]))

  static let statistics = rows(
    .named(
      "Statistic",
      .object([
        .init("id", .string()), .init("name", .oneOf(StatisticLine.Name.allCases.map(\.rawValue))),
        .init("value", text), .init("unit", .string()), .init("currency", currency),
      ])))

  private static let figures: [Property] =
    money + [.init("income", .amount), .init("bought", .amount), .init("records", count)]

  static let series = rows(
    .named("Point", .object([.init("id", .string()), .init("span", .string())] + figures)))

  static let days = rows(
    .named(
      "Day",
      .object([
        .init("id", .day), .init("day", .day), .init("records", count), .init("doubtful", count),
        .init("tags", .array(.object([.init("name", .string()), .init("records", count)]))),
        .init("figures", .array(.object(figures))),
      ])))

  static let bought = rows(
    .named(
      "Slice",
      .object([.init("id", .string()), .init("name", text), .init("currency", currency), .init("amount", .amount)])))

  static func rows(_ row: JSONSchema, _ more: [Property] = []) -> JSONSchema {
    .object([.init("rows", .array(row))] + more)
  }
}
