/// Walks over a text that means a date or a time, wide figures narrowed and letters small.
struct SignScanner {
  private let signs: [Unicode.Scalar]
  private var place = 0

  init(_ text: String) {
    signs = NumberSigns.folded(text.lowercased())
  }

  var isAtEnd: Bool { place >= signs.count }

  /// The sign that comes next.
  var peek: Unicode.Scalar? { isAtEnd ? nil : signs[place] }

  var meansNothing: Bool {
    NumberSigns.nothing.contains(String(String.UnicodeScalarView(signs)))
  }

  var startsWord: Bool { peek?.properties.isAlphabetic == true }

  /// A run of digits, at most 14; nil when the next sign is no digit.
  mutating func number() -> (value: Int, digits: Int)? {
    let start = place
    var value = 0
    while let sign = peek, sign.value &- 0x30 < 10, place - start < 15 {
      value = value * 10 + Int(sign.value - 0x30)
      place += 1
    }
    return place > start ? (value, place - start) : nil
  }

  /// Gives back the last signs, so that they are read again.
  mutating func back(_ count: Int) { place -= count }

  /// Passes over signs of a set; the first of them that is no blank, or a blank, or nil when there was none.
  @discardableResult
  mutating func skip(_ set: StaticString) -> Unicode.Scalar? {
    let set = set.description.unicodeScalars
    var found: Unicode.Scalar?
    while let sign = peek, set.contains(sign) {
      if found == nil || found == " " { found = sign }
      place += 1
    }
    return found
  }

  /// Takes a sign if it is next.
  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard peek == sign else { return false }
    place += 1
    return true
  }

  /// Takes the first of some words that comes next and does not go on as a longer word of Latin letters.
  mutating func take<Value>(_ words: [(String, Value)]) -> Value? {
    for (word, value) in words where rest.starts(with: word.unicodeScalars) {
      let end = place + word.unicodeScalars.count
      if isLatin(word.unicodeScalars.last), end < signs.count, isLatin(signs[end]) { continue }
      place = end
      return value
    }
    return nil
  }

  private var rest: ArraySlice<Unicode.Scalar> { signs[place...] }

  private func isLatin(_ sign: Unicode.Scalar?) -> Bool {
    guard let sign else { return false }
    return sign.value >= 0x61 && sign.value <= 0x7A
  }

  /// Takes the English name of a month, whole or cut to three letters.
  mutating func month() -> Int? {
    for (index, name) in Self.months.enumerated() {
      for word in [name, String(name.prefix(3)), name == "september" ? "sept" : name] {
        if take([(word, true)]) != nil { return index + 1 }
      }
    }
    return nil
  }

  /// Passes over the day of the week at the start.
  mutating func skipWeekday() {
    for name in Self.weekdays where take([(name, true), (String(name.prefix(3)), true)]) != nil {
      skip(" ,.")
      return
    }
  }

  /// Passes over `st`, `nd`, `rd`, `th` behind a day.
  mutating func skipOrdinal() {
    _ = take([("st", true), ("nd", true), ("rd", true), ("th", true)])
  }

  /// Passes over what stands between date and time: blanks, comma, semicolon, T, a day of the week in brackets.
  mutating func skipBetween() {
    skip(" ,;")
    if take("(") {
      while let sign = peek, sign != ")" {
        if sign.value &- 0x30 < 10 { return }
        place += 1
      }
      _ = take(")")
      skip(" ,;")
    }
    if peek == "t", place + 1 < signs.count, signs[place + 1].value &- 0x30 < 10 { place += 1 }
    if peek == "-", place + 1 < signs.count, signs[place + 1] == " " { place += 2 }
  }

  /// Passes over a bracket that ends the text, such as the long name of a zone.
  mutating func skipLastBracket() {
    if peek == "(", signs.last == ")" { place = signs.count }
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ]
  private static let weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
}
