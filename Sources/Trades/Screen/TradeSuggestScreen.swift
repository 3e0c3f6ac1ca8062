import Base
import Book
import Design
import HTML
import HTTP
import Localization

/// `/trades/items` and `/trades/tags`: what a field of the form may be filled with.
struct TradeSuggestScreen: Sendable {
  private static let most = 10

  let records: RecordsService

  var all: [Screen] {
    [
      Screen(.get, "/trades/items", kind: .part) { request, visitor in
        let found = try records.suggestItems(request.query["q"] ?? "", limit: Self.most, of: visitor.owner)
        return .fragment(Suggestions(try found.map { try option($0, visitor) }).html)
      },
      Screen(.get, "/trades/tags", kind: .part) { request, visitor in
        let text = Text.normalised(request.query["q"] ?? "")
        let found = try records.tags(of: visitor.owner).filter { name in
          text.isEmpty || Text.normalised(name).contains(text) || Text.initials(of: name).contains(text)
        }
        return .fragment(Suggestions(found.prefix(Self.most).map { Suggestions.Option($0) }).html)
      },
    ]
  }

  /// An item fills in what belongs to it, and the account in which it was traded last.
  private func option(_ item: TradeItem, _ visitor: Visitor) throws -> Suggestions.Option {
    var filter = TradeFilter()
    filter.item = item.id
    var fills = [
      (name: "code", value: item.code ?? ""), (name: "currency", value: item.currency.code),
      (name: "multiplier", value: item.multiplier.map { visitor.words.number($0) } ?? ""),
    ]
    if let last = try records.list(filter, limit: 1, of: visitor.owner).records.first {
      fills.append((name: "account", value: last.trade.account.text))
    }
    let sub = [item.code, item.currency.code].compactMap(\.self).joined(separator: " · ")
    return Suggestions.Option(item.name, sub: sub, fills: fills)
  }
}
