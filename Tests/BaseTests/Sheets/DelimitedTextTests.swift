import Sheets
import Testing

@Suite struct DelimitedTextTests {
  @Test(arguments: [",", ";", "\t", "|"])
  func `the separator is found`(separator: String) throws {
    let text = "a\(separator)b\(separator)c\n1\(separator)2\(separator)3\n"
    #expect(try SheetFixtures.rows(text) == [["a", "b", "c"], ["1", "2", "3"]])
  }

  @Test func `commas in numbers do not win over semicolons or tabs`() throws {
    #expect(try SheetFixtures.rows("Datum;Kurs\n1;7200,75\n2;0,62\n")[1] == ["1", "7200,75"])
    #expect(try SheetFixtures.rows("at\tprice\n1\t1,234,567\n2\t4,610\n")[1] == ["1", "1,234,567"])
  }

  @Test func `commas in quoted cells do not win over semicolons`() throws {
    #expect(try SheetFixtures.rows("a;b\n\"x, y, z\";1\n\"p, q, r\";2\n")[1] == ["x, y, z", "1"])
  }

  @Test func `a first line that names the separator is a setting and no row`() throws {
    let file = try SheetFile.read(bytes: Array("sep=;\r\na,b;c\r\n".utf8))
    #expect(file.sheets[0].rows.map(\.texts) == [["a,b", "c"]])
    #expect(file.sheets[0].rows[0].line == 2 && file.markupLines == [1])
  }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func `lines end in any of the three ways`(lineBreak: String) throws {
    let text = ["a,b", "", "1,2"].joined(separator: lineBreak)
    let sheet = try SheetFile.read(bytes: Array(text.utf8)).sheets[0]
    #expect(sheet.rows.map(\.texts) == [["a", "b"], [], ["1", "2"]])
    #expect(sheet.rows.map(\.line) == [1, 2, 3])
  }

  @Test func `quotation marks keep separators, breaks and doubled marks`() throws {
    let text = "a,b,c\n\"x,\"\"y\"\"\",\"two\r\nlines\",\"\"\nlast,2,3"
    let sheet = try SheetFile.read(bytes: Array(text.utf8)).sheets[0]
    #expect(sheet.rows[1].texts == ["x,\"y\"", "two\r\nlines", ""])
    #expect(sheet.rows.map(\.line) == [1, 2, 4])
  }

  @Test func `a quotation mark within a cell is a letter`() throws {
    #expect(try SheetFixtures.rows("a,b\n5\" disk,say \"hi\"\n")[1] == ["5\" disk", "say \"hi\""])
    #expect(try SheetFixtures.rows("a,b\n\"x\"y,1\n")[1] == ["xy", "1"])
  }

  @Test func `lines that stand in quotation marks as a whole are unwrapped`() throws {
    let text = "\"a,b,c\"\n\n\"1,\"\"100,324.00\"\",x\"\n"
    let sheet = try SheetFile.read(bytes: Array(text.utf8)).sheets[0]
    #expect(sheet.rows.map(\.texts) == [["a", "b", "c"], [], ["1", "100,324.00", "x"]])
    #expect(sheet.rows.map(\.line) == [1, 2, 3])
    #expect(try SheetFixtures.rows("\"a\"\n\"b\"\n") == [["a"], ["b"]])
  }

  @Test func `empty cells and a trailing separator are cells`() throws {
    #expect(try SheetFixtures.rows("a;b;\n;;\n") == [["a", "b", ""], ["", "", ""]])
  }

  @Test func `one column without any separator is a table too`() throws {
    #expect(try SheetFixtures.rows("a\nb\n") == [["a"], ["b"]])
  }

  @Test func `a cell beyond the end of its row is empty`() throws {
    let row = try SheetFile.read(bytes: Array("a,b\n".utf8)).sheets[0].rows[0]
    #expect(row.text(5).isEmpty && row.isEmpty(-1) && row.has("b", at: 1) && !row.has("b", at: 0))
  }

  @Test func `what spreadsheets put around text comes off when asked`() throws {
    let row = try SheetFile.read(bytes: Array("'005930,=\"0059\", NVDA\u{A0},\u{3000}x\n".utf8)).sheets[0].rows[0]
    #expect((0..<4).map(row.plain) == ["005930", "0059", "NVDA", "x"])
    #expect(row.text(0) == "'005930")
  }
}
