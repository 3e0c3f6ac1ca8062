import Base

extension FuzzTarget {
  /// JSON: what is read can be written and read again, compact or pretty.
  static let json = FuzzTarget(name: "json") { bytes in
    let value: JSON
    do throws(JSONError) {
      value = try JSON(parsing: bytes)
    } catch {
      try hold(error.offset <= bytes.count && error.line >= 1 && error.column >= 1, "place of \(error)")
      return
    }
    try hold(try JSON(parsing: value.write()) == value, "the compact form differs")
    try hold(try JSON(parsing: value.write(pretty: true)) == value, "the pretty form differs")
  }

  /// Forms of text: taken again they stay; what was written is found by what was written.
  static let text = FuzzTarget(name: "text") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    for form in [Text.normalised, Text.name, Text.composed] {
      let once = form(text)
      try hold(
        form(once).unicodeScalars.elementsEqual(once.unicodeScalars), "\(Array(text.unicodeScalars)) changes twice")
    }
    let query = Set(SearchTokens.query(text))
    try hold(query.isSubset(of: SearchTokens.of(text: text)), "\(Array(text.unicodeScalars)) is not found as text")
    try hold(query.isSubset(of: SearchTokens.of(name: text)), "\(Array(text.unicodeScalars)) is not found as a name")
    let chunks = Set(SearchTokens.chunks(of: text).joined())
    try hold(chunks == Set(SearchTokens.of(text: text)), "the chunks hold other tokens")
  }

  /// The targets of Base.
  static let base = [amount, time, zone, json, text]
}
