import Base
import Book
import HTTP

/// Accounts, items and tags for programs.
struct AccountOperations: Sendable {
  let accounts: AccountsService
  let records: RecordsService

  private static let invalid = Operation.ErrorCode(.unprocessableContent, "unprocessable_content")
  private static let account = Operation.Parameter("id", in: .path, .id, summary: "The account.")

  var all: [Operation] {
    [
      Operation(
        "listAccounts", .get, "/trades/accounts", summary: "All accounts in their order.",
        answer: TradeSchema.rows(TradeSchema.account)
      ) { _, visitor in
        ["rows": .array(try accounts.list(of: visitor.owner).map(Self.json))]
      },
      Operation(
        "addAccount", .post, "/trades/accounts", summary: "Adds an account.", body: TradeSchema.accountDraft,
        status: .created, answer: TradeSchema.account, errors: [Self.invalid]
      ) { request, visitor in
        Self.json(try accounts.create(try Self.draft(request), of: visitor.owner))
      },
      Operation(
        "changeAccount", .put, "/trades/accounts/{id}",
        summary: "Changes an account; its figures follow another method.", parameters: [Self.account],
        body: TradeSchema.accountDraft, answer: TradeSchema.account, errors: [Self.invalid]
      ) { request, visitor in
        let id = try accounts.account(request.parameters.id("id"), of: visitor.owner).id
        return Self.json(try accounts.change(id, try Self.draft(request), of: visitor.owner))
      },
      Operation(
        "deleteAccount", .delete, "/trades/accounts/{id}", summary: "Deletes an account that has no records.",
        parameters: [Self.account], status: .noContent, answer: .anything,
        errors: [.init(.conflict, "account_in_use")]
      ) { request, visitor in
        try accounts.delete(try request.parameters.id("id"), of: visitor.owner)
        return .null
      },
      Operation(
        "suggestItems", .get, "/trades/items",
        summary: "Items by the beginning of a word, by code or by initial consonants, the last used first.",
        parameters: [
          .init("text", in: .query, .string(), summary: "What was typed so far."),
          .init("limit", in: .query, .integer(minimum: 1, maximum: 100), summary: "At most so many; usually 10."),
        ], answer: TradeSchema.rows(TradeSchema.item)
      ) { request, visitor in
        let query = APIQuery(request)
        let items = try records.suggestItems(
          query.text("text") ?? "", limit: try query.count("limit", upTo: 100) ?? 10, of: visitor.owner)
        return ["rows": .array(items.map(Self.json))]
      },
      Operation(
        "listTags", .get, "/trades/tags", summary: "All tags by name.",
        answer: TradeSchema.rows(.object([.init("id", .string()), .init("name", .string())]))
      ) { _, visitor in
        let tags = try records.tags(of: visitor.owner)
        return ["rows": .array(tags.map { ["id": .string($0), "name": .string($0)] })]
      },
    ]
  }

  private static func draft(_ request: Request) throws -> AccountsService.Draft {
    let body = try request.json()
    guard let currency = Currency(code: body["currency"]?.text ?? "") else {
      throw HTTPError.invalid([.init("currency", "trades.error.unknown")])
    }
    let word = body["method"]?.text
    guard let method = word.map(CostMethod.init(rawValue:)) ?? TradeAccount.usualMethod(currency: currency) else {
      throw HTTPError.invalid([.init("method", "trades.error.unknown")])
    }
    return AccountsService.Draft(
      name: body["name"]?.text ?? "", currency: currency, method: method,
      allowsShorts: body["shorts"]?.bool ?? false)
  }

  private static func json(_ stored: StoredAccount) -> JSON {
    [
      "id": .string(stored.id.text), "name": .string(stored.account.name),
      "currency": .string(stored.account.currency.code), "method": .string(stored.account.method.rawValue),
      "shorts": .bool(stored.account.allowsShorts), "version": .number(stored.version),
    ]
  }

  private static func json(_ item: TradeItem) -> JSON {
    [
      "id": .string(item.id.text), "name": .string(item.name), "code": .string(item.code),
      "currency": .string(item.currency.code), "multiplier": .string(item.multiplier?.text),
      "last_day": .string(item.lastDay.iso),
    ]
  }
}
