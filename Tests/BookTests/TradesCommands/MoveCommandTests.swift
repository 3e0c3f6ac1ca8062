import Base
import Command
import Foundation
import Store
import StoreSQLite
import TestSupport
import Testing

/// `nanal move` between two folders of a bench: what people see of it.
@Suite struct MoveCommandTests {
  private let bench = CommandBench()

  private var target: String { bench.folder + "/new" }

  private func move(_ arguments: String..., to target: String? = nil) -> CommandBench.Answer {
    bench.run(["move", "--from", bench.data, "--to", target ?? self.target] + arguments)
  }

  /// All that commands tell of the store in a folder.
  private func told(_ folder: String) -> [String] {
    [
      ["export", "--format", "json"], ["export", "--format", "csv"], ["trades", "pnl", "--json"],
      ["trades", "positions", "--json"], ["trades", "stats", "--json"], ["imports", "list", "--json"],
    ].map { arguments in
      let answer = bench.run(arguments, data: folder)
      return answer.output + answer.errors
    }
  }

  private func importSample() throws {
    let table =
      "at,side,item,qty,price\n2026-04-01,buy,카페 \u{1F9CB},3,0.000000000000000001\n2026-04-02,sell,카페 \u{1F9CB},1,2.5\n"
    try bench.importing(
      bench.file("table.csv", Array(table.utf8)), "--map", "at=at", "--map", "kind=side", "--map", "item=item",
      "--map", "quantity=qty", "--map", "price=price", "--zone", "Asia/Seoul")
  }

  @Test func `the store tells the same at its new place, and stays at the old one`() throws {
    try importSample()
    let before = told(bench.data)
    let answer = move("--json")
    #expect(answer.exit == .success, "\(answer.errors)")
    let json = try answer.json
    #expect(json.members?.map(\.name) == ["from", "to", "tables", "files", "bytes", "verified"])
    #expect(json["from"]?.text == bench.data && json["to"]?.text == target && json["verified"] == true)
    let rows = json["tables"]?.items?.first { $0["name"]?.text == "trade_record" }?["rows"]
    #expect(rows == 2)
    #expect(told(target) == before)
    #expect(told(bench.data) == before)
    #expect(bench.run(["doctor"], data: target).exit == .success)
    // The same file again is known there too.
    try importSample()
    #expect(bench.exported() == before[0])
  }

  @Test func `a move is told in a sentence`() throws {
    try importSample()
    let answer = move()
    #expect(answer.exit == .success && answer.errors == "")
    #expect(answer.output.contains(target) && answer.output.contains("compared"))
  }

  @Test func `both ends must be named, and be different places`() throws {
    try importSample()
    #expect(bench.run(["move", "--from", bench.data]).exit == .misuse)
    #expect(bench.run(["move"]).exit == .misuse)
    #expect(move(to: "mysql://db/nanal").exit == .misuse)
    let same = move(to: bench.data + "/")
    #expect(same.exit == .failure && same.errors.contains("already"))
  }

  @Test func `a folder without a store is not made into one`() throws {
    let answer = move()
    #expect(answer.exit == .failure && answer.errors.contains(bench.data))
    #expect(!FileManager.default.fileExists(atPath: bench.data))
    #expect(!FileManager.default.fileExists(atPath: target))
  }

  @Test func `a place in use is refused and left as it is`() throws {
    try importSample()
    #expect(move().exit == .success)
    let before = told(target)
    let again = move()
    #expect(again.exit == .failure && again.errors.contains("already"))
    #expect(told(target) == before)
  }

  @Test func `an unfinished place is refused by every command, and by a second move`() throws {
    try importSample()
    #expect(move().exit == .success)
    let database = try SQLiteDatabase(folder: DataFolder(target))
    try database.write { transaction in
      _ = try transaction.execute(
        "insert into migration (book, number, checksum, applied_at) values ('move', 1, '', 0)")
    }
    database.close()
    for command in [["doctor"], ["export"], ["trades", "pnl"], ["imports", "list"], ["demo"]] {
      let answer = bench.run(command, data: target)
      #expect(answer.exit == .failure && answer.errors.contains("not finished"), "\(command)")
    }
    let again = move()
    #expect(again.exit == .failure && again.errors.contains("not finished"))
  }

  @Test func `a password is never told`() throws {
    try importSample()
    for answer in [
      move(to: "postgres://nanal:hush@127.0.0.1:1/nanal"),
      bench.run(["doctor", "--database", "postgres://n:hush@127.0.0.1:1/n"]),
    ] {
      #expect(answer.exit == .failure)
      #expect(!answer.errors.contains("hush") && !answer.output.contains("hush"))
    }
  }
}
