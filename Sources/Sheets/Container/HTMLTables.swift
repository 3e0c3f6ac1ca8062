/// Reads the tables of an HTML file, whatever the file calls itself.
enum HTMLTables: ContainerReader {
  static func recognises(_ input: ContainerInput) -> Bool {
    let text = CellText.trimmed(input.bytes)
    guard text.first == UInt8(ascii: "<") else { return false }
    let head = String(decoding: text.prefix(4096).map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
      .lowercased()
    return ["<!doctype html", "<html", "<head", "<meta", "<body", "<table", "<style", "<div", "<tr"]
      .contains { head.contains($0) }
  }

  static func read(_ input: ContainerInput) throws(SheetError) -> ContainerContent {
    var tables = HTMLTableBuilder(limits: input.options.limits)
    var tokens = HTMLTokens(input.bytes)
    while let token = try tokens.next() { try tables.take(token) }
    let sheets = try tables.finish()
    guard !sheets.isEmpty else { throw .noTable }
    return ContainerContent(
      container: .html, sheets: sheets, markupLines: MarkupLines.find(in: input.bytes, outside: tables.rowLines))
  }
}

/// Finds lines that no row covers.
enum MarkupLines {
  /// The first thousand lines with text on them that lie outside all of the ranges.
  static func find(in bytes: UnsafeBufferPointer<UInt8>, outside rows: [ClosedRange<Int>]) -> [Int] {
    let rows = rows.sorted { $0.lowerBound < $1.lowerBound }
    var found: [Int] = []
    var next = 0
    var covered = 0
    var counter = LineCounter()
    for byte in bytes {
      if byte > 0x20, counter.line > covered, found.last != counter.line {
        while next < rows.count, rows[next].lowerBound <= counter.line {
          covered = max(covered, rows[next].upperBound)
          next += 1
        }
        if counter.line > covered { found.append(counter.line) }
        if found.count == 1000 { break }
      }
      counter.see(byte)
    }
    return found
  }
}
