/// Reads text whose cells stand between commas, semicolons, tabs or bars.
enum DelimitedText: ContainerReader {
  static func recognises(_ input: ContainerInput) -> Bool { true }

  static func read(_ input: ContainerInput) throws(SheetError) -> ContainerContent {
    let dialect = input.options.delimiter.map { Dialect(delimiter: $0) } ?? Dialect.of(input.bytes)
    var parser = DelimitedParser(
      store: input.text.store, start: input.text.start + dialect.settingLength, delimiter: dialect.delimiter,
      firstLine: dialect.settingLength > 0 ? 2 : 1, limits: input.options.limits)
    try parser.parse()
    var sheet = parser.sheet
    if input.options.delimiter == nil, input.bytes.first == UInt8(ascii: "\""),
      let inner = try QuotedLines.unwrapped(sheet, input.options.limits)
    {
      sheet = inner
    }
    return ContainerContent(
      container: container(dialect, input.options), sheets: [sheet],
      markupLines: dialect.settingLength > 0 ? [1] : [])
  }

  private static func container(_ dialect: Dialect, _ options: SheetOptions) -> Container {
    if dialect.delimiter != 0x09 { return .csv }
    return options.isPasted ? .text : .tsv
  }
}
