import Base

/// A list's filters as its address carries them.
struct TradeListQuery: Equatable {
  var filter = TradeFilter()
  var cursor: String?

  init() {}

  /// What cannot be read filters nothing: its chip is missing, so that this is seen.
  init(_ fields: Fields) {
    func text(_ name: String) -> String? { fields[name].flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 } }
    filter.account = text("account").flatMap { try? ID(text: $0) }
    filter.item = text("item").flatMap { try? ID(text: $0) }
    filter.tag = text("tag")
    filter.kind = text("kind").flatMap(TradeKind.init(rawValue:))
    filter.from = text("from").flatMap { try? CivilDay(iso: $0) }
    filter.to = text("to").flatMap { try? CivilDay(iso: $0) }
    filter.text = text("q")
    filter.flaggedOnly = text("flagged") == "1"
    filter.closingOnly = text("closing") == "1"
    cursor = text("after")
  }

  /// The address of the list with these filters.
  var path: String {
    var fields = Fields()
    func add(_ name: String, _ value: String?) { if let value { fields.add(name, value) } }
    add("account", filter.account?.text)
    add("item", filter.item?.text)
    add("tag", filter.tag)
    add("kind", filter.kind?.rawValue)
    add("from", filter.from?.iso)
    add("to", filter.to?.iso)
    add("q", filter.text)
    add("flagged", filter.flaggedOnly ? "1" : nil)
    add("closing", filter.closingOnly ? "1" : nil)
    add("after", cursor)
    return fields.isEmpty ? TradePaths.list : TradePaths.list + "?" + fields.encoded
  }

  /// The first page of the list with another filter.
  func changing(_ change: (inout TradeFilter) -> Void) -> TradeListQuery {
    var query = self
    query.cursor = nil
    change(&query.filter)
    return query
  }
}
