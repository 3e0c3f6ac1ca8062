import Sheets
import Testing

@Suite struct ColumnMemoryTests {
  @Test func `each spelling is read once, and blanks around it do not count`() {
    var asked: [String] = []
    var memory = ColumnMemory { (text: String) -> KindWord? in
      asked.append(text)
      return KindWord(text)
    }
    let sheet = Sheet(rows: [["장내매수"], [" 장내매수 "], ["매도"], [], ["장내매수"], ["?"], ["?"]])
    #expect(sheet.rows.map { memory.value($0, 0) } == [.buy, .buy, .sell, nil, .buy, nil, nil])
    #expect(asked == ["장내매수", "매도", "", "?"])
  }

  @Test func `more spellings than are kept are read all the same`() {
    var memory = ColumnMemory { $0 }
    let sheet = Sheet(rows: (0..<10_000).map { [String($0)] })
    for _ in 0..<2 { #expect(sheet.rows.map { memory.value($0, 0) } == (0..<10_000).map(String.init)) }
  }
}
