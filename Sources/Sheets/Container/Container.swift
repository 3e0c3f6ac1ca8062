/// How a table is wrapped in its file.
package enum Container: String, Sendable, CaseIterable {
  case csv, tsv, text, html
}

/// Reads one kind of container; a further one (XLSX, XLS, ZIP) is a file of its own that is listed in `Containers`.
protocol ContainerReader: Sendable {
  /// Whether the file is of this kind, judged by content alone.
  static func recognises(_ input: ContainerInput) -> Bool

  /// Reads all sheets of it.
  static func read(_ input: ContainerInput) throws(SheetError) -> ContainerContent
}

/// The readers, asked in this order; the last one takes any text.
enum Containers {
  static let readers: [any ContainerReader.Type] = [HTMLTables.self, DelimitedText.self]
}

/// What a reader is given: the text and what the caller knows.
struct ContainerInput {
  var text: DecodedText
  var options: SheetOptions

  /// The text behind a mark.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: text.store.all.dropFirst(text.start))
  }
}

/// What a reader gives back.
struct ContainerContent {
  var container: Container
  var sheets: [Sheet]
  /// Lines that hold markup or settings and no row.
  var markupLines: [Int] = []
}
