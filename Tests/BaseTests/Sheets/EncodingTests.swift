import Sheets
import Testing

@Suite struct EncodingTests {
  static let table = [["날짜", "종목명", "메모"], ["2025.08.01", "삼성전자", "똠방각하 펲시콜라"], ["", "끝", "1"]]

  private func read(_ bytes: [UInt8], stated: TextEncoding? = nil) throws -> SheetFile {
    var options = SheetOptions()
    options.encoding = stated
    return try SheetFile.read(bytes: bytes, options: options)
  }

  private func cells(_ file: SheetFile) -> [[String]] { file.sheets[0].rows.map(\.texts) }

  private static let text = table.map { $0.joined(separator: ",") }.joined(separator: "\r\n")

  private static func wide(_ text: String, bigEndian: Bool, mark: Bool) -> [UInt8] {
    ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit -> [UInt8] in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return bigEndian ? pair : pair.reversed()
    }
  }

  @Test func `UTF-8 is read with and without its mark`() throws {
    let plain = try read(Array(Self.text.utf8))
    #expect(cells(plain) == Self.table && plain.encoding == .utf8 && !plain.hasMark)
    let marked = try read([0xEF, 0xBB, 0xBF] + Array(Self.text.utf8))
    #expect(cells(marked) == Self.table && marked.encoding == .utf8 && marked.hasMark)
  }

  @Test(arguments: [true, false], [true, false])
  func `UTF-16 is read in both byte orders, with and without its mark`(bigEndian: Bool, mark: Bool) throws {
    let file = try read(Self.wide(Self.text, bigEndian: bigEndian, mark: mark))
    #expect(cells(file) == Self.table && file.encoding == .utf16 && file.hasMark == mark)
  }

  @Test func `UTF-16 keeps pairs and replaces half of one`() throws {
    var bytes = Self.wide("a,😀\nb,", bigEndian: false, mark: true)
    bytes += [0x3D, 0xD8]
    let file = try read(bytes)
    #expect(cells(file) == [["a", "😀"], ["b", "\u{FFFD}"]])
    #expect(file.replaced.lines == [2])
  }

  @Test func `CP949 is read with its syllables beyond EUC-KR`() throws {
    // "똠" and "펲" are 8C 63 and BC 84 only in CP949.
    let bytes: [UInt8] = [0xC1, 0xBE, 0xB8, 0xF1, 0x2C, 0x8C, 0x63, 0xB9, 0xE6, 0x0A, 0xB0, 0xA1, 0x2C, 0x31]
    let file = try read(bytes)
    #expect(cells(file) == [["종목", "똠방"], ["가", "1"]] && file.encoding == .cp949)
  }

  @Test func `a broken byte of CP949 becomes one mark, and its line is named`() throws {
    let good: [UInt8] = [0xC1, 0xBE, 0xB8, 0xF1, 0x2C, 0xB0, 0xA1, 0xB0, 0xA1]
    let bytes = good + [0x0A] + good + [0x0A, 0xC1, 0x2C, 0xB8, 0xF1, 0xFF, 0x31]
    let file = try read(bytes)
    #expect(file.encoding == .cp949)
    #expect(cells(file)[2] == ["\u{FFFD}", "목\u{FFFD}1"])
    #expect(file.replaced.count == 2 && file.replaced.lines == [3])
  }

  @Test func `a broken byte of UTF-8 becomes one mark, and its line is named`() throws {
    let bytes = Array("종목명,수량\n삼성".utf8) + [0xEC, 0x84] + Array("전자,1\n".utf8)
    let file = try read(bytes)
    #expect(file.encoding == .utf8)
    #expect(cells(file)[1] == ["삼성\u{FFFD}\u{FFFD}전자", "1"])
    #expect(file.replaced.lines == [2])
  }

  @Test func `Western text is not taken for Korean`() throws {
    let bytes =
      Array("Datum;Gr".utf8) + [0xF6, 0xDF, 0x65] + Array(";Geb".utf8) + [0xFC, 0x68, 0x72, 0x3B, 0x80, 0x31]
    let file = try read(bytes)
    #expect(file.encoding == .cp1252)
    #expect(cells(file) == [["Datum", "Größe", "Gebühr", "€1"]])
  }

  @Test func `what the person says about the encoding holds`() throws {
    let file = try read([0x83, 0x65, 0x83, 0x58, 0x2C, 0x31], stated: .shiftJIS)
    #expect(cells(file) == [["テス", "1"]])
    #expect(TextEncoding(label: "EUC-KR") == .cp949 && TextEncoding(label: "KS_C_5601-1987") == .cp949)
    #expect(TextEncoding(label: "klingon") == nil)
  }

  @Test func `an HTML file's own word about its encoding holds`() throws {
    let head = Array("<meta charset='euc-kr'><table><tr><td>".utf8)
    let file = try read(head + [0xB0, 0xA1, 0x8C, 0x63] + Array("</td></tr></table>".utf8))
    #expect(file.encoding == .cp949 && cells(file) == [["가똠"]])
  }
}
