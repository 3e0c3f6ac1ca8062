import Glibc
import Store
import Testing

/// Refuses SQL that lets an engine compute or compare amounts, which it would do in binary floats or by letters.
///
/// The columns are those that a migration declares with the type `amount`, by name in whichever table.
@Suite struct AmountLintTests {
  /// What is wrong with a statement, given the names of all amount columns.
  private func fault(_ sql: String, _ columns: Set<String>) -> String? {
    let text = sql.lowercased()
    for column in columns.sorted() where text.contains(column) {
      let name = #"(?:\w+\.)?"# + column + #"\b"#
      let patterns = [
        ("is computed", #"\b(sum|avg|min|max|total|abs|round|cast|greatest|least)\s*\(\s*(distinct\s+)?"# + name),
        ("is ordered by", #"\border\s+by\b[^()]*?\b"# + name),
        ("is grouped by", #"\bgroup\s+by\b[^()]*?\b"# + name),
        ("is compared", name + #"\s*(<|>|!=|\bbetween\b|\bin\s*\(|\blike\b)"#),
        ("is compared", #"(<|>|!=|\bbetween\b)=?\s*"# + name),
        ("is compared", #"\b(where|and|or|on|having|when)\s+(not\s+)?"# + name + #"\s*="#),
        ("is reckoned with", name + #"\s*(\+|-|\*|/|%)"#),
        ("is reckoned with", #"(\+|-|\*|/|%)\s*"# + name),
        ("is in an index", #"\bcreate\s+(unique\s+)?index\b.*\(.*\b"# + name),
      ]
      for (verdict, pattern) in patterns where matches(text, pattern) { return "\(column) \(verdict)" }
    }
    return nil
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    guard let regex = try? Regex(pattern).dotMatchesNewlines() else { return false }
    return text.firstMatch(of: regex) != nil
  }

  /// The names of the columns that migrations in these texts declare as amounts.
  private func amountColumns(_ literals: [String]) -> Set<String> {
    var names: Set<String> = []
    for text in literals where text.contains("create table") || text.contains("alter table") {
      for match in text.matches(of: /\b([a-z_]+)\s+amount\b/) where match.1 != "column" {
        names.insert(String(match.1))
      }
    }
    return names
  }

  /// The string literals of a Swift file, comments aside.
  private func literals(_ source: String) -> [String] {
    let code = source.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    return code.matches(of: /"""\n(?<long>(?s:.)*?)"""|"(?<short>(?:\\.|[^"\\\n])*)"/).compactMap { match in
      (match.output.long ?? match.output.short).map { String($0) }
    }
  }

  private func sources(_ folder: String) throws -> [String] {
    try Files.names(in: folder).flatMap { name -> [String] in
      let path = folder + "/" + name
      if let inside = try? sources(path) { return inside }
      return name.hasSuffix(".swift") ? [path] : []
    }
  }

  private func isSQL(_ text: String) -> Bool {
    matches(text.lowercased(), #"\b(select|insert into|update|delete from|create|order by|where|group by)\b"#)
  }

  @Test func `no statement of the sources computes or compares amounts`() throws {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let files = try sources("/" + root + "/Sources")
    let texts = try files.map { file in (file, literals(String(decoding: try Files.read(file), as: UTF8.self))) }
    let columns = amountColumns(texts.flatMap(\.1))
    for (file, literals) in texts {
      for literal in literals where isSQL(literal) {
        if let fault = fault(literal, columns) { Issue.record("\(file): \(fault) in: \(literal)") }
      }
    }
  }

  @Test(arguments: [
    "select sum(price) from fill", "select max( f.price ) from fill f", "select id from fill order by day, price desc",
    "select id from fill where price > $1", "select id from fill where $1 <= f.price",
    "update fill set cost = price * quantity", "select id from fill where owner = $1 and price = $2",
    "create index fill_price on fill (owner, price)", "select count(*) from fill group by price",
    "select id from fill\nwhere owner = $1\norder by\n  price", "select id from fill where price between $1 and $2",
  ])
  func `the lint refuses`(_ sql: String) {
    #expect(fault(sql, ["price", "cost"]) != nil)
  }

  @Test(arguments: [
    "select price, cost from fill where owner = $1 order by day, id",
    "update fill set price = $1, cost = $2 where id = $3",
    "insert into fill (price, cost) values ($1, $2)", "select max(rank) from fill",
    "select id from fill order by price_key",
    "insert into fill (price) values ($1) on conflict (id) do update set price = $1 where fill.price is not null",
    "select count(*) from fill where unit_price_key > $1",
  ])
  func `the lint lets pass`(_ sql: String) {
    #expect(fault(sql, ["price", "cost"]) == nil)
  }

  @Test func `amount columns are found in migrations`() {
    let text = "create table t (id id primary key, price amount not null,\n  fee amount, amount_key text, total amount)"
    #expect(amountColumns([text, "alter table t add column tax amount"]) == ["price", "fee", "total", "tax"])
  }
}
