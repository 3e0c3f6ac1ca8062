package import Base

extension Words {
  /// Money rounded half to even to its smallest unit: `1,284,300원`, `$1,284.30`.
  package func money(_ amount: Amount, _ currency: Currency) -> String {
    signed(figure(amount, currency)) { dressed(locale.digits($0), currency) }
  }

  /// Money with its sign, also where it is a gain: `+1,284,300원`; nothing has no sign.
  package func signedMoney(_ amount: Amount, _ currency: Currency) -> String {
    signed(figure(amount, currency), plus: true) { dressed(locale.digits($0), currency) }
  }

  /// The price of one unit with all its digits, at least those of the currency: `$0.000123`.
  package func price(_ amount: Amount, _ currency: Currency) -> String {
    let least = currency.isOfficial ? currency.minorDigits : 0
    return signed(Figure(amount, least: least)) { dressed(locale.digits($0), currency) }
  }

  /// A signed figure short enough for a cell of the calendar: `+5.2만`, `−1.3K`.
  ///
  /// The currency's sign is left out unless asked for: a day of several currencies needs it, and gives a digit for it.
  package func compactMoney(_ amount: Amount, _ currency: Currency, sign: Bool = false) -> String {
    let (figure, suffix) = compact(amount, currency, fineBelow: sign ? 10 : 100)
    return signed(figure, plus: true) {
      let text = locale.digits($0) + suffix
      return sign ? dressed(text, currency) : text
    }
  }

  /// The currency's sign or word alone, for the head of a column or beside a field.
  package func symbol(_ currency: Currency) -> String {
    locale.money.suffixes[currency.code] ?? locale.money.symbols[currency.code] ?? currency.code
  }

  private func figure(_ amount: Amount, _ currency: Currency) -> Figure {
    let digits = currency.minorDigits
    return Figure(amount, least: currency.isOfficial ? digits : 0, most: digits)
  }

  /// The figure in the largest short unit that it fills, with digits after the point below so many of it.
  private func compact(
    _ amount: Amount, _ currency: Currency, fineBelow limit: UInt128
  ) -> (Figure, suffix: String) {
    let magnitude = amount.units.magnitude
    func scaled(_ exponent: Int, most: Int) -> Figure {
      Figure(magnitude: magnitude, isNegative: amount.isNegative, scale: 18 + exponent, least: 0, most: most)
    }
    func fitting(_ exponent: Int, most: Int) -> Figure {
      let fine = scaled(exponent, most: most)
      return fine.whole < limit ? fine : scaled(exponent, most: 0)
    }
    var best = (figure: fitting(0, most: min(2, currency.minorDigits)), suffix: "", exponent: 0)
    for scale in locale.scales {
      // A figure that rounds up to the next unit belongs there: 999,950 is 1M, not 1,000K.
      guard best.figure.whole >= Figure.power(scale.exponent - best.exponent) else { break }
      best = (fitting(scale.exponent, most: 1), scale.suffix, scale.exponent)
    }
    return (best.figure, best.suffix)
  }

  private func dressed(_ text: String, _ currency: Currency) -> String {
    let money = locale.money
    if let suffix = money.suffixes[currency.code] { return text + suffix }
    guard let symbol = money.symbols[currency.code] else {
      // A code is a word: between it and the figure there is a blank that does not break.
      let follows = money.signFollows || !currency.isOfficial
      return follows ? text + "\u{A0}" + currency.code : currency.code + "\u{A0}" + text
    }
    return money.signFollows ? text + "\u{A0}" + symbol : symbol + text
  }
}
