package import Base

extension Words {
  /// The minus that stands before figures; it is as wide as a plus.
  static let minus = "\u{2212}"

  /// A whole number: `1,284`.
  package func number(_ count: Int) -> String { number(Amount(count)) }

  /// An exact figure with all its digits: `1,234.5678`.
  package func number(_ amount: Amount) -> String {
    signed(Figure(amount)) { locale.digits($0) }
  }

  /// A figure with exactly so many digits after the point, rounded half to even.
  package func number(_ amount: Amount, digits: Int) -> String {
    signed(Figure(amount, least: digits, most: digits)) { locale.digits($0) }
  }

  /// A quantity of shares or coins, with all its digits.
  package func quantity(_ amount: Amount) -> String { number(amount) }

  /// A ratio in hundredths: `12.3%`.
  package func percent(_ rate: Rate, digits: Int = 1) -> String {
    written(percent: rate.percentText(digits: digits)) + "%"
  }

  /// A ratio in hundredths with its sign, also where it is a gain: `+12.3%`.
  package func signedPercent(_ rate: Rate, digits: Int = 1) -> String {
    let text = rate.percentText(digits: digits)
    let isGain = !rate.isNegative && text.utf8.contains { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
    return (isGain ? "+" : "") + written(percent: text) + "%"
  }

  /// The size of a file in thousands: `12 KB`, `1.4 MB`.
  package func bytes(_ count: Int) -> String {
    var exponent = 0
    let units = ["B", "KB", "MB", "GB", "TB"]
    while exponent + 1 < units.count, count >= Int(Figure.power(3 * (exponent + 1))) { exponent += 1 }
    let figure = Figure(
      magnitude: UInt128(max(0, count)), isNegative: false, scale: 3 * exponent, least: 0, most: exponent < 2 ? 0 : 1)
    return locale.digits(figure) + "\u{A0}" + units[exponent]
  }

  func signed(_ figure: Figure, plus: Bool = false, _ write: (Figure) -> String) -> String {
    let sign = figure.isNegative ? Self.minus : plus && !isZero(figure) ? "+" : ""
    return sign + write(figure)
  }

  private func isZero(_ figure: Figure) -> Bool {
    figure.whole == 0 && !figure.fraction.utf8.contains { $0 != UInt8(ascii: "0") }
  }

  /// Dresses plain decimal text in the language's separators.
  private func written(percent text: String) -> String {
    let isNegative = text.hasPrefix("-")
    let parts = text.drop { $0 == "-" }.split(separator: ".", maxSplits: 1)
    let figure = Figure(
      isNegative: isNegative, whole: parts.first.flatMap { UInt128($0) } ?? 0,
      fraction: parts.count > 1 ? String(parts[1]) : "")
    return signed(figure) { locale.digits($0) }
  }
}
