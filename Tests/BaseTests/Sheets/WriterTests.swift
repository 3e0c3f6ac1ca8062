import Base
import Sheets
import Testing

@Suite struct WriterTests {
  static let pieces = [
    ",", ";", "\t", "\"", "\"\"", "\n", "\r\n", "\r", "'", "=", "+", "-", "@", "삼성전자", "é", "😀", " ", "\u{A0}", "1,234",
    "=1+1", "|", "a", "\\", "<td>", "",
  ]

  @Test(arguments: [DelimitedForm.csv(), .csv(mark: true), .tsv])
  func `hostile texts come back equal`(form: DelimitedForm) throws {
    var draw = Seeded(7)
    for _ in 0..<200 {
      let rows = (0..<Int.random(in: 1...6, using: &draw)).map { _ in
        (0..<4).map { _ in
          (0..<Int.random(in: 0...4, using: &draw)).map { _ in Self.pieces.randomElement(using: &draw) ?? "" }.joined()
        }
      }
      let header = [["a", "b", "c", "d"].map { WrittenCell.plain($0) }]
      let bytes = DelimitedWriter.bytes(form, rows: header + rows.map { $0.map { WrittenCell.text($0) } })
      let sheet = try SheetFile.read(bytes: bytes).sheets[0]
      #expect(sheet.rows.dropFirst().map { row in (0..<row.count).map(row.restored) } == rows)
    }
  }

  @Test(arguments: ["=1+1", "+1", "-1", "@x", "\tx", "\rx", "'=1", "''-"])
  func `a text that a spreadsheet would run is guarded and comes back`(text: String) {
    #expect(CellGuard.guarded(text) == "'" + text)
    #expect(CellGuard.restored("'" + text) == text)
  }

  @Test(arguments: ["", "a=1", "'quoted'", "1-2", "삼성전자"])
  func `a harmless text stays as it is`(text: String) {
    #expect(CellGuard.guarded(text) == text)
    #expect(CellGuard.restored(text) == text)
  }

  @Test func `figures are not guarded and empty rows stay rows`() throws {
    let amount = try Amount(canonical: "-12.5")
    let bytes = DelimitedWriter.bytes(.csv(), rows: [[.amount(amount), .text("-x"), .empty], [.empty]])
    #expect(String(decoding: bytes, as: UTF8.self) == "-12.5,'-x,\r\n\"\"\r\n")
  }

  @Test func `a long table reaches its sink in pieces, and the sink's error stops it`() {
    struct Full: Error {}
    var pieces = 0
    var writer = DelimitedWriter(.csv()) { (_: [UInt8]) throws(Full) in
      pieces += 1
      if pieces == 2 { throw Full() }
    }
    #expect(throws: Full.self) {
      for number in 0..<1_000_000 { try writer.write([.amount(Amount(number)), "x"]) }
    }
    #expect(pieces == 2)
  }
}
