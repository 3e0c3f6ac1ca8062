import Base
import Book
import Store
import TestSupport
import Testing

@testable import Trades

@Suite struct ImportStepTests {
  @Test(arguments: ["T4", "T5"])
  func `importing in steps adds what is new and nothing twice`(_ id: String) throws {
    let cases = try Fixture.json("cases/trades.json")["cases"]?.items ?? []
    let test = try #require(cases.first { $0["id"]?.text == id })
    let bench = try TradesBench(currency: .usd)
    for step in try #require(test["expect"]?["steps"]?.items) {
      switch step["do"]?.text {
      case "import":
        let result = try bench.importText(Self.csv(step["records"]?.items ?? []), Self.map)
        #expect("\(result.added)" == step["new"]?.numberText)
        #expect("\(result.count(.already))" == step["known"]?.numberText)
      case "edit":
        let record = try #require(try bench.records.list(TradeFilter(), of: bench.owner).records.first)
        var trade = record.trade
        if let memo = step["set"]?["memo"]?.text { trade.memo = memo }
        if let price = step["set"]?["price"]?.text { trade.price = try Fixture.amount(price) }
        try bench.records.change(trade, version: record.version, of: bench.owner)
        if let at = step["at_after"]?.text { #expect(trade.time.moment?.instant.iso == at) }
      default: Issue.record("unknown step")
      }
      let stored = try bench.records.list(TradeFilter(), of: bench.owner).records
      #expect("\(stored.count)" == step["stored"]?.numberText)
      try bench.expectConsistent()
    }
  }

  @Test func `a row with a bad number is rejected by its line, and spoils nothing else`() throws {
    let bench = try TradesBench(currency: .usd)
    let result = try bench.importText(
      "at,side,item,qty,price\n2026-01-05,buy,ABC,12abc,1\n2026-01-05,buy,ABC,1,1\n2026-01-05,hop,ABC,1,1\n", Self.map)
    #expect(result.added == 1)
    #expect(result.reading.rejected.map(\.line) == [2, 4])
    #expect(result.reading.rejected.map(\.reason) == [.numberUnreadable, .kindUnknown])
  }

  @Test func `words for kinds that nobody knows are asked for where somebody can answer, and once`() throws {
    let bench = try TradesBench(currency: .usd)
    let path = "\(bench.store.folder.path)/words.csv"
    try Files.write(Array("at,side,item,qty,price\n2026-01-05,hop,ABC,1,1\n2026-01-06,sell,ABC,1,2\n".utf8), to: path)
    let file = ImportFile(name: "words.csv", path: path)
    var options = ImportOptions()
    Self.map(&options)
    options.asksKinds = true
    guard case .unknown(let table) = try bench.imports.read(file, options: options, of: bench.owner) else {
      Issue.record("nothing was asked")
      return
    }
    #expect(table.kindWords.map(\.word) == ["hop", "sell"])
    #expect(table.kindWords.map(\.kind) == [nil, .sell])
    // A word that was left without a kind is not asked for again; its rows are rejected.
    for (kind, kinds) in [("", [TradeKind.sell]), ("buy", [.buy, .sell])] {
      options.kinds = ["hop": kind]
      guard case .reading(let reading) = try bench.imports.read(file, options: options, of: bench.owner) else {
        Issue.record("it was asked twice")
        continue
      }
      #expect(reading.trades.map(\.trade.kind) == kinds)
    }
  }

  @Test func `undo leaves the export byte for byte as it was`() throws {
    let bench = try TradesBench()
    try bench.add(.buy, "2022-04-20", "3", at: "60000", tags: ["장투"])
    let before = try bench.exported()
    let first = try bench.importFile("\(Fixture.folder)/first_version.csv")
    let second = try bench.importFile("\(Fixture.folder)/kiwoom_domestic.csv")
    for result in [second, first] {
      let id = try #require(result.importID)
      #expect(try bench.imports.undoPreview(id, of: bench.owner).removed == result.added)
      try bench.imports.undo(id, of: bench.owner)
    }
    #expect(try bench.exported() == before)
    #expect(try bench.accounts.list(of: bench.owner).count == 1)
    #expect(try bench.records.tags(of: bench.owner) == ["장투"])
    try bench.expectConsistent()
    #expect(throws: ImportError.alreadyUndone) {
      try bench.imports.undo(try #require(first.importID), of: bench.owner)
    }
  }

  @Test func `rows that another import saw as well pass to it`() throws {
    let bench = try TradesBench()
    let first = try bench.importFile("\(Fixture.folder)/first_version.csv")
    let again = try bench.importFile("\(Fixture.folder)/first_version.csv")
    #expect(again.added == 0)
    let outcome = try bench.imports.undo(try #require(first.importID), of: bench.owner)
    #expect(outcome.removed == 0)
    #expect(outcome.kept == 9)
    #expect(try bench.imports.undo(try #require(again.importID), of: bench.owner).removed == 9)
    #expect(try bench.records.list(TradeFilter(), of: bench.owner).records == [])
  }

  @Test func `what was deleted stays known, and is added again when asked for`() throws {
    let bench = try TradesBench()
    try bench.importFile("\(Fixture.folder)/first_version.csv")
    let gone = try bench.records.list(TradeFilter(), of: bench.owner).records.prefix(2).map(\.id)
    try bench.records.bin(gone, of: bench.owner)
    let again = try bench.importFile("\(Fixture.folder)/first_version.csv")
    #expect(again.count(.inBin) == 2)
    #expect(again.added == 0)
    let asked = try bench.importFile("\(Fixture.folder)/first_version.csv") { $0.addBinnedAgain = true }
    #expect(asked.added == 2)
    let last = try bench.importFile("\(Fixture.folder)/first_version.csv")
    #expect(last.count(.already) == 9)
    try bench.expectConsistent()
  }

  @Test func `what one owner has imported is news to another, also from our own table`() throws {
    let bench = try TradesBench()
    try bench.importFile("\(Fixture.folder)/first_version.csv")
    var bytes: [UInt8] = []
    try bench.exports.csv(of: bench.owner) { bytes += $0 }
    let before = try bench.exported()
    let path = "\(bench.store.folder.path)/other.csv"
    try Files.write(bytes, to: path)
    let stranger = bench.house.ids.next()
    let file = ImportFile(name: "other.csv", path: path)
    guard case .reading(let reading) = try bench.imports.read(file, options: ImportOptions(), of: stranger) else {
      Issue.record("not read")
      return
    }
    let result = try bench.imports.commit(
      reading, file: "other.csv", agreed: nil, fallbackAccount: "계좌", of: stranger)
    #expect(result.added == 9)
    #expect(try bench.exported() == before)
    #expect(try bench.derivation.differences(of: stranger) == [])
    #expect(throws: ImportError.unknownImport) {
      try bench.imports.undo(try #require(result.importID), of: bench.owner)
    }
  }

  @Test func `a twin typed by hand is shown, and both are kept`() throws {
    let bench = try TradesBench()
    try bench.add(.buy, "2022-05-09", "2", at: "476100", item: "에코프로비엠")
    let result = try bench.importFile("\(Fixture.folder)/first_version.csv")
    #expect(result.count(.probable) == 1)
    #expect(result.added == 9)
  }

  @Test func `a preview writes nothing, and a confirmation of another outcome is refused`() throws {
    let bench = try TradesBench()
    let before = try bench.exported()
    let file = ImportFile(name: "a.csv", path: "\(Fixture.folder)/first_version.csv")
    guard case .reading(let reading) = try bench.imports.read(file, options: ImportOptions(), of: bench.owner) else {
      Issue.record("not read")
      return
    }
    let preview = try bench.imports.preview(reading, fallbackAccount: "계좌", of: bench.owner)
    #expect(try bench.exported() == before)
    #expect(preview.added == 9)
    try bench.importFile(file.path)
    #expect(throws: ImportError.previewChanged) {
      try bench.imports.commit(
        reading, file: "a.csv", agreed: preview.fingerprint, fallbackAccount: "계좌", of: bench.owner)
    }
  }

  @Test func `an import is kept only together with what is noted at its end`() throws {
    struct Refused: Error {}
    let bench = try TradesBench()
    let before = try bench.exported()
    let file = ImportFile(name: "a.csv", path: "\(Fixture.folder)/first_version.csv")
    guard case .reading(let reading) = try bench.imports.read(file, options: ImportOptions(), of: bench.owner) else {
      Issue.record("not read")
      return
    }
    var tally: ImportTally?
    #expect(throws: Refused.self) {
      try bench.imports.commit(
        reading, file: "a.csv", agreed: nil, fallbackAccount: "계좌", of: bench.owner,
        finish: { told, _ in
          tally = told
          throw Refused()
        })
    }
    #expect(tally?.added == 9 && tally?.importID != nil)
    #expect(try bench.exported() == before)
  }

  @Test func `our own table comes back as the records it was written from`() throws {
    let bench = try TradesBench(method: .fifo)
    try bench.importFile("\(Fixture.folder)/kiwoom_domestic.csv")
    let buy = try bench.add(.buy, "2026-05-07", "10", at: "1000", tags: ["장투", "a,b/%"])
    var sale = try bench.trade(.sell, "2026-05-08T01:02:03.5Z", "4", at: "1500")
    sale.chosen = [ChosenLot(record: buy.id, quantity: Amount(4))]
    sale.memo = "=1+1\n\"둘\""
    sale.setup = "돌파"
    sale.stop = Amount(900)
    sale.target = Amount(2000)
    try bench.records.add(
      sale, attachments: [Attachment(hash: "ab", name: "그림, 1/2.png", type: "image/png", size: 7)], of: bench.owner)
    var bytes: [UInt8] = []
    try bench.exports.csv(of: bench.owner) { bytes += $0 }
    let text = String(decoding: bytes, as: UTF8.self)
    let again = try bench.importText(text)
    #expect(again.reading.rejected == [])
    #expect(again.added == 0)
    let other = try TradesBench()
    try other.accounts.delete(other.account, of: other.owner)
    let result = try other.importText(text)
    #expect(result.reading.rejected == [])
    func plain(_ bench: TradesBench) throws -> [Trade] {
      var trades: [Trade] = []
      try bench.records.each(of: bench.owner) { record in
        var trade = record.trade
        trade.account = bench.owner
        trade.sequence = 0
        trades.append(trade)
      }
      return trades
    }
    let ids = bench.owner
    #expect(
      try plain(other).map { t in
        var t = t; t.account = ids; return t
      } == plain(bench))
    #expect(try other.realized() == bench.realized())
    let third = try TradesBench()
    try third.accounts.delete(third.account, of: third.owner)
    #expect(try third.importText(bench.exported()).reading.container == "json")
    #expect(
      try plain(third)
        == plain(other).map { plain in
          var plain = plain
          plain.account = third.owner
          return plain
        })
    #expect(
      try other.records.record(sale.id, of: other.owner).attachments
        == bench.records.record(sale.id, of: bench.owner).attachments)
  }

  @Test func `a table with very many titles is remembered, and a name too long to be looked up is told`() throws {
    let bench = try TradesBench()
    let titles = (0..<300).map { ",titre \($0)" }.joined()
    let name = String(repeating: "가", count: 201)
    let text = "at,side,item,qty,price\(titles)\n2026-01-05,buy,ABC,1,1\n2026-01-05,buy,\(name),1,1\n"
    let result = try bench.importText(text, Self.map)
    #expect(result.added == 1 && result.reading.rejected.count == 1)
    #expect(try bench.importText(text).count(.already) == 1)
  }

  private static func map(_ options: inout ImportOptions) {
    options.mapping = ["at": "at", "kind": "side", "item": "item", "quantity": "qty", "price": "price"]
  }

  private static func csv(_ records: [JSON]) -> String {
    var text = "at,side,item,qty,price\n"
    for record in records {
      let cells = ["at", "kind", "item", "quantity", "price"].map { record[$0]?.text ?? "" }
      text += cells.joined(separator: ",") + "\n"
    }
    return text
  }
}
