/// A file of tables, read: its sheets and what was found out about it.
package struct SheetFile: Sendable {
  /// The tables in file order; at least one.
  package let sheets: [Sheet]

  /// How the tables are wrapped.
  package let container: Container

  /// The encoding of the text.
  package let encoding: TextEncoding

  /// Whether the file begins with a byte order mark.
  package let hasMark: Bool

  /// Where bytes had to be replaced.
  package let replaced: Replacements

  /// Physical lines that hold only markup and no row; importers list them as ignored.
  package let markupLines: [Int]

  /// Reads the file at a path.
  package static func read(path: String, options: SheetOptions = SheetOptions()) throws(SheetError) -> SheetFile {
    var options = options
    if path.hasSuffix(".txt") { options.isPasted = true }
    return try read(try FileBytes.read(path, limit: options.limits.countedBytes), options: options)
  }

  /// Reads a file that is in memory.
  package static func read(
    bytes: some Collection<UInt8>, options: SheetOptions = SheetOptions()
  ) throws(SheetError) -> SheetFile {
    let limit = options.limits.countedBytes
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    return try read(ByteStore(bytes), options: options)
  }

  /// Reads what a store holds; the store belongs to the sheets from then on.
  private static func read(_ store: ByteStore, options: SheetOptions) throws(SheetError) -> SheetFile {
    if store.count == 0 { throw .empty }
    if let kind = FileKind.of(UnsafeBufferPointer(rebasing: store.all.prefix(512))) { throw .notATable(kind) }
    let input = ContainerInput(text: try DecodedText.of(store, stated: options.encoding), options: options)
    if CellText.trimmed(input.bytes).isEmpty { throw .empty }
    for reader in Containers.readers where reader.recognises(input) {
      let content = try reader.read(input)
      return SheetFile(
        sheets: content.sheets, container: content.container, encoding: input.text.encoding,
        hasMark: input.text.hadMark, replaced: input.text.replaced, markupLines: content.markupLines)
    }
    throw .noTable
  }
}
