import Base
import Command
import Foundation
import Store
import StoreSQLite
import TestSupport
import Testing

/// `nanal move`: what people see of it.
@Suite struct MoveCommandTests {
  private let bench = MoveBench()

  private var source: String { bench.folder + "/old" }
  private var target: String { bench.folder + "/new" }

  @Test func `the store tells the same at its new place, and stays at the old one`() throws {
    #expect(bench.importSample(at: source).exit == .success)
    let before = bench.told(of: source)
    let answer = bench.move(from: source, to: target, "--json")
    #expect(answer.exit == .success, "\(answer.errors)")
    let json = try JSON(parsing: Array(answer.output.utf8))
    #expect(json.members?.map(\.name) == ["from", "to", "tables", "files", "bytes", "verified"])
    #expect(json["from"]?.text == source && json["to"]?.text == target && json["verified"] == true)
    let rows = json["tables"]?.items?.first { $0["name"]?.text == "trade_record" }?["rows"]
    #expect(rows == 2)
    #expect(bench.told(of: target) == before)
    #expect(bench.told(of: source) == before)
    #expect(bench.run(["doctor"], at: target).exit == .success)
    // The same file again is known there too.
    #expect(bench.importSample(at: target).exit == .success)
    #expect(bench.told(of: target)[0] == before[0])
  }

  @Test func `a move is told in a sentence`() throws {
    bench.importSample(at: source)
    let answer = bench.move(from: source, to: target)
    #expect(answer.exit == .success && answer.errors == "")
    #expect(answer.output.contains(target) && answer.output.contains("compared"))
  }

  @Test func `both ends must be named, and be different places`() throws {
    bench.importSample(at: source)
    #expect(bench.run(["move", "--from", source]).exit == .misuse)
    #expect(bench.run(["move"]).exit == .misuse)
    #expect(bench.move(from: source, to: "mysql://db/nanal").exit == .misuse)
    let same = bench.move(from: source, to: source + "/")
    #expect(same.exit == .failure && same.errors.contains("already"))
  }

  @Test func `a folder without a store is not made into one`() throws {
    let answer = bench.move(from: source, to: target)
    #expect(answer.exit == .failure && answer.errors.contains(source))
    #expect(!FileManager.default.fileExists(atPath: source))
    #expect(!FileManager.default.fileExists(atPath: target))
  }

  @Test func `a place in use is refused and left as it is`() throws {
    bench.importSample(at: source)
    bench.importSample(at: target)
    let before = bench.told(of: target)
    let answer = bench.move(from: source, to: target)
    #expect(answer.exit == .failure && answer.errors.contains("not empty"))
    #expect(bench.told(of: target) == before)
  }

  @Test func `an unfinished place is refused by every command, and by a second move`() throws {
    bench.importSample(at: source)
    #expect(bench.move(from: source, to: target).exit == .success)
    let database = try SQLiteDatabase(folder: DataFolder(target))
    try database.write { transaction in
      _ = try transaction.execute(
        "insert into migration (book, number, checksum, applied_at) values ('move', 1, '', 0)")
    }
    database.close()
    for command in [["doctor"], ["export"], ["trades", "pnl"], ["imports", "list"], ["demo"]] {
      let answer = bench.run(command, at: target)
      #expect(answer.exit == .failure && answer.errors.contains("not finished"), "\(command)")
    }
    let again = bench.move(from: source, to: target)
    #expect(again.exit == .failure && again.errors.contains("not finished"))
  }

  @Test func `a password is never told`() throws {
    bench.importSample(at: source)
    let url = "postgres://nanal:hush@127.0.0.1:1/nanal"
    let answer = bench.move(from: source, to: url)
    #expect(answer.exit == .failure)
    #expect(!answer.errors.contains("hush") && !answer.output.contains("hush"))
  }
}
