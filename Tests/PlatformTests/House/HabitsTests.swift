import RegexBuilder
import Testing

/// Habits of the source that the compiler does not enforce.
struct HabitsTests {
  private func expectNone(
    _ pattern: some RegexComponent, in isMeant: (House.File) -> Bool = { _ in true }, because why: String
  ) throws {
    for file in try House.files() where isMeant(file) {
      for (number, line) in file.code where line.contains(pattern) {
        Issue.record("\(file.path):\(number): \(why): \(line)")
      }
    }
  }

  @Test func `nothing in the source traps or prints`() throws {
    let isProduct = { (file: House.File) in file.path != "nanal/main.swift" }
    try expectNone(
      #/\btry!|\bas!|\bfatalError\b|\bprecondition(Failure)?\(|\bassert(ionFailure)?\(/#, in: isProduct,
      because: "throw an error that says what to do")
    try expectNone(#/(^|[^.\w])(debugPrint|print|dump)\(/#, in: isProduct, because: "write to a sink")
  }

  @Test func `no binary floating point comes near money`() throws {
    let nearMoney: Set<String> = ["Base", "Trades", "Sheets"]
    try expectNone(
      #/\b(Double|Float|CGFloat|Decimal)\b/#, in: { nearMoney.contains($0.target) }, because: "use Amount or Rate")
  }

  @Test func `product code has no tasks`() throws {
    try expectNone(
      #/\bTask(\.detached)?\s*(\{|\()|\basync\b|\bawait\b/#, because: "handlers are synchronous, workers are threads")
  }

  @Test func `SQL stands in repositories, migrations and the stores alone`() throws {
    let start = #/(?i)(^|")\s*(insert\s+into|delete\s+from|update\s+\w+\s+set|(create|alter)\s+table)\s/#
    let query = #/(?i)(^|")\s*select\s+[\w.,\s*()]+\sfrom\s/#
    let statement = ChoiceOf {
      start
      query
    }
    try expectNone(
      statement,
      in: { file in
        !["Store", "StoreSQLite", "StorePostgres", "TestSupport"].contains(file.target) && file.room != "Repository"
          && !file.path.hasSuffix("Migrations.swift")
      }, because: "move it to a repository")
  }

  @Test func `no file is longer than five hundred lines`() throws {
    for file in try House.files() {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(lines <= 500, "\(file.path) has \(lines) lines")
    }
  }
}
