import Base
import Testing

/// What holds for all amounts, tried on many.
@Suite struct AmountLawTests {
  @Test func `addition is a group where it does not overflow`() throws {
    var random = Seeded(11)
    for _ in 0..<5000 {
      let (a, b, c) = (random.amount(bits: 124), random.amount(bits: 124), random.amount(bits: 124))
      #expect(try a + b == b + a)
      #expect(try (a + b) + c == a + (b + c))
      #expect(try a + .zero == a)
      #expect(try a + a.negated() == .zero)
      #expect(try a - b == a + b.negated())
    }
  }

  @Test func `whole numbers multiply as a ring does`() throws {
    var random = Seeded(12)
    for _ in 0..<10_000 {
      let (a, b, c) = (0..<3).reduce(into: (0, 0, 0)) { numbers, _ in
        numbers = (numbers.1, numbers.2, Int.random(in: -1_000_000...1_000_000, using: &random))
      }
      let (x, y, z) = (Amount(a), Amount(b), Amount(c))
      #expect(try x.times(y) == Amount(a * b))
      #expect(try x.times(y) == y.times(x))
      #expect(try x.times(y + z) == x.times(y) + x.times(z))
      #expect(try x.times(.one) == x)
      if b != 0 { #expect(try x.times(y).divided(by: y) == x) }
    }
  }

  @Test func `a share lies within half a unit of the exact fraction`() throws {
    var random = Seeded(13)
    for _ in 0..<10_000 {
      let cost = random.amount(bits: 60)
      let (part, whole) = (random.amount(bits: 60), random.amount(bits: 62))
      guard !whole.isZero, let share = try? cost.share(part, of: whole) else { continue }
      // |2 · (share · whole − cost · part)| ≤ |whole|, in numbers wide enough for this size.
      let product = cost.units * part.units
      let (scaled, overflow) = share.units.multipliedReportingOverflow(by: whole.units)
      guard !overflow else { continue }
      #expect((2 * (scaled - product)).magnitude <= whole.units.magnitude)
    }
  }

  @Test func `rounding twice by one rule is rounding once`() throws {
    var random = Seeded(14)
    for _ in 0..<5000 {
      let amount = random.amount(bits: 100)
      for rule in Rounding.allCases {
        let digits = Int.random(in: -3...18, using: &random)
        let once = try amount.rounded(to: digits, rule)
        #expect(try once.rounded(to: digits, rule) == once)
      }
      let lower = try amount.rounded(to: 2, .floor)
      let upper = try amount.rounded(to: 2, .ceiling)
      #expect(lower <= amount && amount <= upper)
      #expect(try upper - lower == (lower == upper ? .zero : Amount(canonical: "0.01")))
    }
  }

  @Test func `no operation traps, whatever its operands`() {
    var random = Seeded(15)
    for _ in 0..<10_000 {
      let (a, b, c) = (random.amount(), random.amount(), random.amount())
      _ = try? a + b
      _ = try? a - b
      _ = try? a.negated()
      _ = try? a.magnitude()
      _ = try? a.times(b)
      _ = try? a.divided(by: b)
      _ = try? a.share(b, of: c)
      for rule in Rounding.allCases { _ = try? a.rounded(to: Int(random.next() % 50) - 25, rule) }
      if let rate = try? Rate(a, of: b) {
        _ = rate.text(digits: Int(random.next() % 40))
        _ = rate.percentText(digits: Int(random.next() % 40))
        _ = try? rate.amount()
        if let other = try? Rate(b, of: c) { #expect((rate < other) != (other < rate) || rate == other) }
      }
    }
  }
}
