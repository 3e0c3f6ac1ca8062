import Base
import Sheets
import Testing

@Suite struct ColumnStyleTests {
  @Test func `one cell that shows its decimal mark settles the column`() {
    #expect(NumberColumn(["1,234", "10.50"]).decimal == .point)
    #expect(NumberColumn(["1,234", "10,5"]).decimal == .comma)
    #expect(NumberColumn(["1.234", "1.234.567"]).decimal == .comma)
    #expect(NumberColumn(["1,234 KRW", "(12.5)"]).decimal == .point)
  }

  @Test func `a column that shows both marks or none that decides is called ambiguous`() {
    #expect(NumberColumn(["1,234", "5,678"]).isAmbiguous)
    #expect(NumberColumn(["1,234", "10.5", "10,5"]).isAmbiguous)
    #expect(!NumberColumn(["1234", "10.5", "-"]).isAmbiguous)
    #expect(!NumberColumn(["1,234", "삼성전자", "10.5"]).isAmbiguous)
  }

  @Test func `columns of one file help those that cannot tell`() {
    let columns = [NumberColumn(["1,234"]), NumberColumn(["10,5"]), NumberColumn(["7"])]
    #expect(NumberColumn.agreed(columns) == .comma)
    #expect(NumberColumn.agreed([NumberColumn(["1.5"]), NumberColumn(["1,5"])]) == nil)
  }

  @Test func `a column's style refuses what does not fit it`() throws {
    #expect(throws: NumberError.notANumber("10,5")) { try NumberStyle(decimal: .point).read("10,5") }
    #expect(throws: NumberError.notANumber("12.5")) { try NumberStyle(decimal: .comma).read("12.5") }
    #expect(try NumberStyle(decimal: .comma).read("1.234").amount == Amount(1234))
  }

  @Test func `a figure beyond what an amount holds is refused, never rounded`() throws {
    #expect(throws: NumberError.tooPrecise("0.1234567890123456789")) { try NumberStyle().read("0.1234567890123456789") }
    #expect(throws: NumberError.tooLarge("1e40")) { try NumberStyle().read("1e40") }
    #expect(try NumberStyle().read("0.12345678901234567800").amount?.text == "0.123456789012345678")
    #expect(try NumberStyle().read("1.5E-3").amount?.text == "0.0015")
    #expect(try NumberStyle().read("0e999").amount == .zero)
    #expect(try NumberStyle().read("-170141183460469231731.687303715884105727").amount?.isNegative == true)
  }

  @Test(arguments: [
    ("12.5-", "-12.5"), ("−7", "-7"), ("1'234.50", "1234.5"), ("1 234 567,8", "1234567.8"), ("USD 1,000.25", "1000.25"),
    ("US$5", "5"), ("Rp1.000.000", "1000000"), ("10주", "10"), ("2.00 Lots", "2"), ("7.14%", "7.14"), ("5.", "5"),
    ("00012", "12"), ("๑๒", "12"), ("￦1,000", "1000"),
  ])
  func `further spellings are read`(text: String, value: String) throws {
    #expect(try NumberStyle().read(text).amount == Amount(canonical: value))
  }

  @Test(arguments: [
    "1,23", "12,34.5", "1 2", "--5", "-(5)", "(5", "5)", "1,,234", ",", ".", "5..", "1e", "$", "5 USD 6", "5 USD EUR",
    "Infinity", "0x10", "1_000", "A068270", "１.２.３", "1.234,567,890",
  ])
  func `what could be two things or none is refused`(text: String) {
    #expect(throws: NumberError.self) { try NumberStyle(decimal: .point).read(text) }
  }

  @Test func `the order of a date column is found from cells that allow only one`() {
    #expect(DateColumn(["01/08/2025", "13/08/2025"]).order == .dmy)
    #expect(DateColumn(["01/08/2025", "08/13/2025"]).order == .mdy)
    #expect(DateColumn(["01-09-2021", "17/11/2021", "01.01.2022", "20500606"]).order == .dmy)
    #expect(DateColumn(["25/12/31", "26/01/02"]).order == .ymd)
    #expect(!DateColumn(["01/08/2025", "13/08/2025"]).isAmbiguous)
    #expect(DateColumn(["2025-08-01"]).order == nil)
  }

  @Test func `a date column that nothing settles is ambiguous and read so that it jumps least`() {
    let column = DateColumn(["01/08/2025", "02/08/2025", "01/09/2025"])
    #expect(column.isAmbiguous && column.order == .dmy)
    #expect(!DateColumn(["05/05/2025"]).isAmbiguous)
    #expect(DateColumn(["13/08/2025", "08/13/2025"]).order == nil)
  }
}
