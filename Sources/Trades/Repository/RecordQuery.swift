import Base
import Store

/// A filter as SQL, with its values bound.
struct RecordQuery {
  private(set) var conditions: [String]
  private(set) var values: [Value]

  /// The live records of an owner that a filter lets through.
  init(_ filter: TradeFilter, owner: ID, search: TradesSearch, _ connection: any Connection) throws {
    conditions = ["r.owner = $1", "r.binned_at is null"]
    values = [.uuid(owner)]
    if let from = filter.from { add("r.place >= ?", .text(Place.start(of: from))) }
    if let to = filter.to { add("r.place < ?", .text(Place.end(of: to))) }
    if let account = filter.account { add("r.account = ?", .uuid(account)) }
    if let item = filter.item { add("r.item = ?", .uuid(item)) }
    if let kind = filter.kind { add("r.kind = ?", .text(kind.rawValue)) }
    if filter.flaggedOnly { conditions.append("r.flags <> 0") }
    if filter.closingOnly { conditions.append("r.closed is not null") }
    if let tag = filter.tag {
      add(
        """
        r.id in (select rt.record from trade_record_tag rt join trade_tag t on t.id = rt.tag
        where t.owner = $1 and t.name_key = ?)
        """, .text(Text.normalised(tag)))
    }
    try addWords(of: filter.text ?? "", search, connection)
  }

  /// Adds a condition; its question mark becomes the value's number.
  mutating func add(_ condition: String, _ value: Value) {
    values.append(value)
    conditions.append(
      condition.split(separator: "?", omittingEmptySubsequences: false).joined(separator: "$\(values.count)"))
  }

  /// `where` and what follows it.
  var text: String { "where " + conditions.joined(separator: " and ") }

  /// Each word must stand in the item's name or code, in a tag or in the memo.
  private mutating func addWords(of text: String, _ search: TradesSearch, _ connection: any Connection) throws {
    for word in text.split(whereSeparator: \.isWhitespace) {
      let tokens = SearchTokens.query(String(word))
      guard !tokens.isEmpty else { continue }
      let items = try search.find(String(word), in: TradesSearch.items, limit: Self.mostItems, connection)
      let records = try search.find(String(word), in: TradesSearch.records, limit: Self.mostRecords, connection)
      let tags = try TagRepository.all(connection, owner: search.owner).filter { tag in
        Set(SearchTokens.of(name: tag.name)).isSuperset(of: tokens)
      }
      let ways = [
        members("r.item", items), members("r.id", records),
        members("rt.tag", tags.map(\.id)).map { "r.id in (select rt.record from trade_record_tag rt where \($0))" },
      ].compactMap(\.self)
      conditions.append(ways.isEmpty ? "1 = 0" : "(\(ways.joined(separator: " or ")))")
    }
  }

  private mutating func members(_ column: String, _ ids: [ID]) -> String? {
    guard !ids.isEmpty else { return nil }
    let first = values.count + 1
    values += ids.map(Value.uuid)
    return "\(column) in (\((first..<first + ids.count).map { "$\($0)" }.joined(separator: ", ")))"
  }

  /// More items, or memos, than these are not looked through for one word: the newest are.
  private static let mostItems = 2000
  private static let mostRecords = 5000
}
