import Sheets
import Testing

/// Counts and digests were computed once with the csv module of Python.
@Suite struct SampleFileTests {
  static let expected: [(name: String, rows: Int, cells: Int, digest: UInt64)] = [
    ("binance_trades.csv", 9, 63, 0xBE7717974804A77C),
    ("coinbase.csv", 13, 114, 0xB4D9BB916F7699B9),
    ("degiro_account_nl.csv", 26, 312, 0x91C43CC4A0166075),
    ("first_version.csv", 10, 80, 0x6B08F425454005D9),
    ("hankook_domestic.csv", 11, 187, 0xA4B9D1D4474689AF),
    ("ibkr_activity.csv", 39, 441, 0x77D325FDFD07C63B),
    ("ibkr_flex.csv", 10, 180, 0xEDCF67713D92F67F),
    ("kiwoom_domestic.csv", 16, 352, 0x608F6DEDA2557DA8),
    ("kiwoom_overseas.csv", 22, 220, 0x75ADEBD4D09DCB2D),
    ("mirae_0650_domestic.csv", 13, 325, 0x77E87F39B149ED16),
    ("mirae_foreign.csv", 14, 308, 0x810FFF9F3B0BD558),
    ("samsung.csv", 19, 121, 0x5CCDDBBF9E3B7075),
    ("schwab_transactions.csv", 16, 128, 0x9B23456CF564C7F6),
    ("shinhan_1750.csv", 22, 308, 0x57D393006EEFEA2A),
    ("thinkorswim_statement.csv", 24, 188, 0xF659C9AFAF879A86),
    ("tradenote_template.csv", 11, 242, 0x40CF73BDB21545B3),
    ("trading212.csv", 11, 209, 0xDED208210FF7037C),
    ("upbit_paste.txt", 11, 110, 0x46716DF2F6F2E264),
    ("webull_orders.csv", 10, 110, 0x31C1AC64546EA8E2),
  ]

  @Test(arguments: expected)
  func `a sample file has the cells that another reader finds`(
    _ file: (name: String, rows: Int, cells: Int, digest: UInt64)
  ) throws {
    let read = try SheetFixtures.read(file.name)
    let sheet = try #require(read.sheets.first)
    #expect(read.sheets.count == 1)
    #expect(sheet.rows.count == file.rows)
    #expect(sheet.rows.reduce(0) { $0 + $1.count } == file.cells)
    #expect(SheetFixtures.digest(sheet) == file.digest)
    #expect(sheet.rows.map(\.line) == Array(1...file.rows))
    #expect(read.replaced.count == 0)
  }

  @Test func `the first app's file, Kiwoom's and a pasted table say what they are`() throws {
    let first = try SheetFixtures.read("first_version.csv")
    #expect(first.encoding == .utf8 && !first.hasMark && first.container == .csv)
    let korean = try SheetFixtures.read("kiwoom_domestic.csv")
    #expect(korean.encoding == .cp949 && korean.container == .csv)
    #expect(try SheetFixtures.read("binance_trades.csv").hasMark)
    #expect(try SheetFixtures.read("upbit_paste.txt").container == .text)
  }

  @Test func `a cell keeps its quotation marks and its comma`() throws {
    let sheet = try SheetFixtures.read("first_version.csv").sheets[0]
    #expect(sheet.rows[4].text(7) == "절반 정리, 이익")
    #expect(sheet.rows[8].text(7) == "줄바꿈 없는 \"따옴표\" 메모")
    #expect(sheet.rows[3].text(3) == "삼성전자 ")
    #expect(sheet.rows[3].trimmed(3) == "삼성전자")
  }

  @Test func `Kiwoom's .xls is read as the HTML table it is`() throws {
    let file = try SheetFixtures.read("kiwoom_domestic.xls")
    #expect(file.container == .html && file.encoding == .cp949)
    #expect(file.markupLines == [1, 2, 16])
    let sheet = try #require(file.sheets.first)
    #expect(file.sheets.count == 1 && sheet.rows.count == 13)
    #expect(sheet.rows.map(\.line) == Array(3...15))
    #expect(sheet.rows[0].text(0) == "[키움증권]주식 거래내역")
    #expect(sheet.rows[1].count == 22 && sheet.rows[1].text(21) == "처리시간")
    #expect(sheet.rows[2].text(1).isEmpty && sheet.rows[2].text(3) == "12,000,000")
    #expect(sheet.rows[8].text(1) == "TIGER 미국S&P500")
    #expect(sheet.rows[12].texts.joined(separator: "|").hasPrefix("2026.03.03|알테오젠|4|1,684,000|3,368|1,680,382||"))
  }
}
