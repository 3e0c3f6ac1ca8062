import Base

extension FuzzTarget {
  /// Amounts: text to value and back, and arithmetic without traps.
  static let amount = FuzzTarget(name: "amount") { bytes in
    if let amount = try? Amount(canonicalUTF8: bytes) {
      try hold(Array(amount.text.utf8) == bytes, "\(bytes) is read, but written as \(amount)")
      try hold(try Amount(canonical: String(decoding: bytes, as: UTF8.self)) == amount, "text and bytes differ")
    }
    // The same bytes as three numbers, a count of digits and a rule.
    func number(_ place: Int) -> Amount {
      Amount(units: bytes.dropFirst(16 * place).prefix(16).reduce(Int128(0)) { $0 << 8 | Int128($1) })
    }
    let (a, b, c) = (number(0), number(1), number(2))
    try hold(try Amount(canonical: a.text) == a, "\(a) does not come back")
    try hold((a < b) == (a.sortKey < b.sortKey), "keys of \(a) and \(b) are out of order")
    if let sum = try? a + b { try hold(try sum - b == a, "\(a) + \(b) − \(b)") }
    if let product = try? a.times(b) { try hold(try product == b.times(a), "\(a) × \(b)") }
    if let share = try? a.share(b, of: c) {
      try hold(try share == b.share(a, of: c), "\(a) × \(b) ÷ \(c)")
      let signs = a.signum * b.signum * c.signum
      try hold(share.isZero || share.signum == signs, "sign of \(a) × \(b) ÷ \(c)")
    }
    if let quotient = try? a.divided(by: b) { try hold(!b.isZero, "\(quotient) by zero") }
    let digits = Int(bytes.first ?? 0) % 48 - 24
    let rule = Rounding.allCases[Int(bytes.last ?? 0) % Rounding.allCases.count]
    if let rounded = try? a.rounded(to: digits, rule) {
      try hold(try rounded.rounded(to: digits, rule) == rounded, "\(a) rounded twice")
    }
    if let rate = try? Rate(a, of: b) {
      try hold(!rate.text(digits: digits).isEmpty && !rate.percentText(digits: digits).isEmpty, "no text")
      if let other = try? Rate(b, of: c) {
        try hold((rate < other) != (other < rate) || rate == other, "order of \(rate) and \(other)")
      }
    }
  }
}
