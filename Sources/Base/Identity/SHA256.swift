/// SHA-256 (FIPS 180-4) of bytes that come in pieces.
package struct SHA256: Sendable {
  private var state = SIMD8<UInt32>(
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)
  /// What came behind the last whole block of 64 bytes.
  private var pending: [UInt8] = []
  private var length: UInt64 = 0

  /// Begins with nothing.
  package init() {}

  /// Takes in the next bytes.
  package mutating func update(_ bytes: some Sequence<UInt8>) {
    if bytes.withContiguousStorageIfAvailable({ take($0) }) == nil {
      Array(bytes).withUnsafeBufferPointer { take($0) }
    }
  }

  /// The hash of all that came.
  package consuming func finish() -> ContentHash {
    let bits = length &* 8
    let blanks = (119 - pending.count % 64) % 64
    let tail =
      [0x80] + [UInt8](repeating: 0, count: blanks) + (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) }
    tail.withUnsafeBufferPointer { take($0) }
    return ContentHash(words: state)
  }

  private mutating func take(_ bytes: UnsafeBufferPointer<UInt8>) {
    length &+= UInt64(bytes.count)
    var index = 0
    if !pending.isEmpty {
      index = min(64 - pending.count, bytes.count)
      pending.append(contentsOf: bytes[..<index])
      guard pending.count == 64 else { return }
      pending.withUnsafeBufferPointer { Self.compress($0[...], into: &state) }
      pending.removeAll(keepingCapacity: true)
    }
    let whole = (bytes.count - index) / 64 * 64
    Self.compress(bytes[index..<(index + whole)], into: &state)
    pending.append(contentsOf: bytes[(index + whole)...])
  }

  private static func compress(_ blocks: Slice<UnsafeBufferPointer<UInt8>>, into state: inout SIMD8<UInt32>) {
    constants.withUnsafeBufferPointer { constants in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
        var index = blocks.startIndex
        while index < blocks.endIndex {
          for word in 0..<16 {
            let byte = index &+ 4 &* word
            words[word] =
              UInt32(blocks.base[byte]) << 24 | UInt32(blocks.base[byte &+ 1]) << 16
              | UInt32(blocks.base[byte &+ 2]) << 8 | UInt32(blocks.base[byte &+ 3])
          }
          for word in 16..<64 {
            let (early, late) = (words[word &- 15], words[word &- 2])
            let first = turned(early, 7) ^ turned(early, 18) ^ early >> 3
            let second = turned(late, 17) ^ turned(late, 19) ^ late >> 10
            words[word] = words[word &- 16] &+ first &+ words[word &- 7] &+ second
          }
          mix(words, constants, into: &state)
          index &+= 64
        }
      }
    }
  }

  @inline(__always)
  private static func mix(
    _ words: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>,
    into state: inout SIMD8<UInt32>
  ) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    // Eight rounds at once, with the names turned instead of the values moved.
    for round in stride(from: 0, to: 64, by: 8) {
      step(a, b, c, &d, e, f, g, &h, constants[round] &+ words[round])
      step(h, a, b, &c, d, e, f, &g, constants[round &+ 1] &+ words[round &+ 1])
      step(g, h, a, &b, c, d, e, &f, constants[round &+ 2] &+ words[round &+ 2])
      step(f, g, h, &a, b, c, d, &e, constants[round &+ 3] &+ words[round &+ 3])
      step(e, f, g, &h, a, b, c, &d, constants[round &+ 4] &+ words[round &+ 4])
      step(d, e, f, &g, h, a, b, &c, constants[round &+ 5] &+ words[round &+ 5])
      step(c, d, e, &f, g, h, a, &b, constants[round &+ 6] &+ words[round &+ 6])
      step(b, c, d, &e, f, g, h, &a, constants[round &+ 7] &+ words[round &+ 7])
    }
    state &+= SIMD8(a, b, c, d, e, f, g, h)
  }

  @inline(__always)
  private static func step(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32,
    _ word: UInt32
  ) {
    let high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    let first = h &+ high &+ ((e & f) ^ (~e & g)) &+ word
    let low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    d &+= first
    h = first &+ low &+ ((a & b) ^ (a & c) ^ (b & c))
  }

  @inline(__always)
  private static func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 {
    word &>> bits | word &<< (32 &- bits)
  }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
