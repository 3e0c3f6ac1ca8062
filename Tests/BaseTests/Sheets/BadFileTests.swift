import Sheets
import Testing

@Suite struct BadFileTests {
  private func read(_ text: String, _ limits: SheetLimits = .standard) throws -> SheetFile {
    var options = SheetOptions()
    options.limits = limits
    return try SheetFile.read(bytes: Array(text.utf8), options: options)
  }

  @Test(arguments: ["", " \r\n\t\n", "\u{FEFF}"])
  func `a file without text is called empty`(text: String) {
    #expect(throws: SheetError.empty) { try read(text) }
  }

  @Test(
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0], FileKind.png),
      ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1, 0, 0], .compound),
      ([0x50, 0x4B, 0x03, 0x04, 0x14, 0], .zip), ([0x25, 0x50, 0x44, 0x46, 0x2D, 0x31], .pdf),
      ([0x1F, 0x8B, 0x08, 0], .gzip), ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg),
      ([0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63], .heic),
    ] as [([UInt8], FileKind)])
  func `a file of another kind is called by its name`(bytes: [UInt8], kind: FileKind) {
    #expect(throws: SheetError.notATable(kind)) { try SheetFile.read(bytes: bytes) }
  }

  @Test func `zero bytes are refused with their line`() {
    #expect(throws: SheetError.zeroByte(line: 3)) { try read("a,b\n1,2\n3,\u{0}4\n5,6\n") }
  }

  @Test func `a quotation mark that is not closed is refused with the line that opens it`() {
    #expect(throws: SheetError.quoteNotClosed(line: 2)) { try read("a,b\n1,\"x\n2,y\n3,z\n") }
    #expect(throws: SheetError.quoteNotClosed(line: 2)) { try read("a,b\n1,\"x\n2,\"y\"\n3,z\n") }
  }

  @Test func `a million columns are refused`() {
    let wide = String(repeating: "1,", count: 1_000_000)
    #expect(throws: SheetError.tooManyColumns(line: 2, limit: 16_384)) { try read("a,b\n" + wide) }
    let html = "<table><tr>" + String(repeating: "<td>1</td>", count: 20_000) + "</tr></table>"
    #expect(throws: SheetError.tooManyColumns(line: 1, limit: 16_384)) { try read(html) }
  }

  @Test func `a line longer than any record is refused`() {
    var bytes = Array("a,b\n".utf8)
    bytes.append(contentsOf: [UInt8](repeating: UInt8(ascii: "x"), count: 5_000_000))
    #expect(throws: SheetError.lineTooLong(line: 2, limit: 4 << 20)) { try SheetFile.read(bytes: bytes) }
  }

  @Test func `more bytes or cells than allowed are refused`() {
    var limits = SheetLimits.standard
    limits.bytes = 10
    #expect(throws: SheetError.tooLarge(limit: 10)) { try read("a,b\n1,2\n3,4\n", limits) }
    limits = .standard
    limits.cells = 6
    #expect(throws: SheetError.tooManyCells(line: 3, limit: 6)) { try read("a,b\n1,2\n3,4\n", limits) }
    #expect(throws: SheetError.tooManyCells(line: 1, limit: 6)) {
      try read("<table><tr><td colspan=9>a<td>b</table>", limits)
    }
  }

  @Test(arguments: [
    ("<table>\n<tr><td>a</td></tr>\n<tr><td>b", 3), ("<table>\n<tr><td>a</td></tr>\n", 2),
    ("<html><table>\n<tr><td cla", 2), ("<table><tr><td>a\n<!-- x", 2), ("<table></table>\n<script> x", 2),
  ])
  func `markup that ends too early is refused with its line`(html: String, line: Int) {
    #expect(throws: SheetError.cutOff(line: line)) { try read(html) }
  }

  @Test func `markup without a table is refused`() {
    #expect(throws: SheetError.noTable) { try read("<html><body><p>Please log in</p></body></html>") }
  }

  @Test func `a file that is not there is refused in the system's words`() {
    #expect(throws: SheetError.unreadable("No such file or directory")) { try SheetFile.read(path: "/nowhere/x.csv") }
    #expect(throws: SheetError.unreadable("Is a directory")) { try SheetFile.read(path: "/") }
  }
}
