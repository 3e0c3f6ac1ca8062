import Base

/// What the first cells of a column look like.
struct ColumnContent {
  private var filled = 0
  private var moments = 0
  private var days = 0
  private var times = 0
  private var kinds = 0
  private var currencies = 0
  private var codes = 0
  private var tickers: Set<String> = []
  private var words = 0
  /// The figure of each row, nil where there is none.
  private(set) var figures: [Amount?] = []

  init(_ rows: [Row], column: Int) {
    var numbers = NumberColumn()
    for row in rows { row.withBytes(column) { numbers.see($0) } }
    for row in rows { see(row.plain(column), numbers.style) }
  }

  private mutating func see(_ text: String, _ style: NumberStyle) {
    guard !text.isEmpty else { return figures.append(nil) }
    filled += 1
    let figure = Self.figure(text, style)
    figures.append(figure)
    if let moment = Self.moment(text) {
      if moment { moments += 1 } else { days += 1 }
    } else if text.contains(":"), Self.isTime(text) {
      times += 1
    }
    if KindWord(text) != nil { kinds += 1 }
    if Self.isCurrency(text) {
      currencies += 1
    } else if Self.isCode(text) {
      codes += 1
      tickers.insert(text)
    }
    if figure == nil, text.unicodeScalars.contains(where: { $0.properties.isAlphabetic }) { words += 1 }
  }

  var isMoment: Bool { isMost(moments) }
  var isDay: Bool { isMost(days) }
  var isTime: Bool { isMost(times) }
  var isKind: Bool { isMost(kinds) }
  var isCurrency: Bool { isMost(currencies) }
  /// One word in capitals all the way down is rather an exchange than a code.
  var isCode: Bool {
    isMost(codes) && (tickers.count > 1 || filled == 1 || tickers.contains { $0.contains(where: \.isNumber) })
  }
  var isWords: Bool { isMost(words) }
  var isFigure: Bool { isMost(figures.count { $0 != nil }) && !isDay && !isMoment }

  private func isMost(_ count: Int) -> Bool { filled > 0 && count * 10 >= filled * 8 }

  /// The size of the figures, only to tell a quantity from a price.
  var average: Amount {
    var sum = Amount.zero
    for figure in figures.compactMap(\.self) {
      do { sum = try sum + figure.magnitude() } catch { return sum }
    }
    return sum
  }

  /// Whether in most rows one figure times another is a third, within one part in a thousand.
  static func multiply(_ one: ColumnContent, _ other: ColumnContent, to product: ColumnContent) -> Bool {
    var equal = 0
    var compared = 0
    for ((left, right), value) in zip(zip(one.figures, other.figures), product.figures) {
      guard let left, let right, let value, !left.isZero, !right.isZero, !value.isZero else { continue }
      compared += 1
      do {
        let exact = try left.times(right).magnitude()
        let difference = try (exact - value.magnitude()).magnitude()
        if try difference.times(Amount(1000)) <= exact { equal += 1 }
      } catch {
        continue
      }
    }
    return compared >= 2 && equal * 10 >= compared * 8
  }

  private static func figure(_ text: String, _ style: NumberStyle) -> Amount? {
    do throws(NumberError) { return try style.read(text).amount } catch { return nil }
  }

  /// True for a date with a time, false for a date alone, nil for neither.
  private static func moment(_ text: String) -> Bool? {
    guard text.utf8.count >= 6 else { return nil }
    for order in [DateOrder.dmy, .mdy] {
      do throws(DateError) {
        if let moment = try DateStyle(order: order).read(text) { return moment.time != nil }
      } catch {
        continue
      }
    }
    return nil
  }

  private static func isTime(_ text: String) -> Bool {
    do throws(DateError) { return try WrittenTime.read(text) != nil } catch { return false }
  }

  private static func isCurrency(_ text: String) -> Bool { NumberUnits.isCurrency(text) }

  /// Six digits, an A before them, an ISIN, or up to six capitals as tickers have.
  private static func isCode(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let digits = bytes.count { $0 &- 0x30 < 10 }
    let capitals = bytes.count { $0 >= 0x41 && $0 <= 0x5A }
    guard digits + capitals == bytes.count else { return false }
    if bytes.count == 6 { return digits >= 5 || capitals == 6 }
    if bytes.count == 7 { return bytes[0] == 0x41 && digits == 6 }
    if bytes.count == 12 { return capitals >= 2 && digits >= 1 }
    return (1...5).contains(bytes.count) && digits == 0
  }
}
