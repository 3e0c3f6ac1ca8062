import Base

/// Random numbers that are the same on every run (SplitMix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// An amount of any size, the extremes among them.
  mutating func amount() -> Amount {
    switch next() % 12 {
    case 0: Amount(units: .max)
    case 1: Amount(units: .min)
    case 2: Amount(units: Int128(Int8.random(in: .min ... .max, using: &self)))
    case 3: Amount(Int.random(in: -1_000_000...1_000_000, using: &self))
    default: Amount(units: Int128.random(in: .min ... .max, using: &self) >> Int.random(in: 0..<128, using: &self))
    }
  }

  /// An amount of at most so many bits of units.
  mutating func amount(bits: Int) -> Amount {
    Amount(units: Int128.random(in: .min ... .max, using: &self) >> (127 - bits))
  }
}
