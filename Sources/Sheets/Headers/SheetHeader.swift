/// The row of a sheet that names its columns.
package struct SheetHeader: Sendable {
  /// The row's position in the sheet.
  package let index: Int

  /// The headers as they are written, trimmed.
  package let titles: [String]

  private let normalised: [String]

  /// Takes a row as the header.
  package init(_ row: Row) {
    index = row.index
    titles = (0..<row.count).map { row.trimmed($0) }
    normalised = titles.map(HeaderText.normalised)
  }

  /// Finds the first row that has all of these titles, whatever else it has and in whatever order.
  ///
  /// Only whole titles count: `매체구분` is not `구분`.
  package init?(in sheet: Sheet, having titles: [String], within limit: Int = 60) {
    let wanted = titles.map(HeaderText.normalised)
    for row in sheet.rows.prefix(limit) where row.count >= wanted.count {
      let header = SheetHeader(row)
      if wanted.allSatisfy({ header.normalised.contains($0) }) {
        self = header
        return
      }
    }
    return nil
  }

  /// The column with a title; the nth of them when a file has several of one name.
  package func column(_ title: String, nth: Int = 1) -> Int? {
    let wanted = HeaderText.normalised(title)
    var left = nth
    for (column, name) in normalised.enumerated() where name == wanted {
      left -= 1
      if left == 0 { return column }
    }
    return nil
  }

  /// The column that a person names: by its title, or as `#n` counted from 1.
  package func column(named name: String) -> Int? {
    if let exact = titles.firstIndex(of: name) { return exact }
    if name.hasPrefix("#"), let number = Int(name.dropFirst()), (1...max(titles.count, 1)).contains(number) {
      return number - 1
    }
    return column(name)
  }

  /// Whether a row repeats the header, as at the top of each printed page.
  package func isRepeated(by row: Row) -> Bool {
    row.count == titles.count && titles.indices.allSatisfy { row.trimmed($0) == titles[$0] }
  }

  /// What mappings are remembered by: all titles, normalised and in order.
  package var signature: String { normalised.joined(separator: "|") }
}
