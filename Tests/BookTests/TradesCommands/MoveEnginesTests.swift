import App
import Base
import Command
import Store
import TestSupport
import Testing

/// `nanal move` from a folder to a server and back.
@Suite struct MoveEnginesTests {
  @Test(.only(.postgres, "moves between two engines need both"))
  func `what commands tell is the same on each engine, byte for byte`() throws {
    let bench = MoveBench()
    let server = try TestPlace(for: nil)
    let (old, new, back) = (bench.folder + "/old", try #require(server.url), bench.folder + "/back")
    #expect(bench.run(["demo"], at: old).exit == .success)
    #expect(bench.importSample(at: old).exit == .success)
    let before = bench.told(of: old)
    for (source, target) in [(old, new), (new, back)] {
      let answer = bench.move(from: source, to: target)
      #expect(answer.exit == .success, "\(answer.errors)")
      #expect(bench.told(of: target) == before)
      #expect(bench.run(["doctor"], at: target).exit == .success)
    }
    // The import can be undone at its new place as it could at the old one.
    let imports = try JSON(parsing: Array(bench.run(["imports", "list", "--json"], at: new).output.utf8))
    let id = try #require(imports["rows"]?.items?.first?["id"]?.text)
    for place in [old, new, back] { #expect(bench.run(["imports", "undo", id], at: place).exit == .success) }
    #expect(bench.told(of: new) == bench.told(of: old) && bench.told(of: back) == bench.told(of: old))
  }
}
