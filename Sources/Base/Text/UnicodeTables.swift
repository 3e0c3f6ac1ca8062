/// Look-up of what the Unicode Character Database says of a code point; built on first use.
struct UnicodeTables: Sendable {
  /// What the database says of one code point.
  struct Record: Sendable {
    /// Its place in the order of marks behind a letter; zero for letters themselves.
    var combiningClass: UInt8 = 0
    /// Whether it melts into a letter before it.
    var composesBackward = false
    /// Whether it always decomposes, alone too.
    var neverComposed = false
    /// Where its full canonical decomposition stands, plus one; zero where it has none.
    var decomposition: UInt16 = 0
    /// Where its form for searching stands, plus one; zero where it is its own.
    var searchForm: UInt16 = 0

    /// Whether a text with this code point may not be in its normal form.
    var isUnsettled: Bool { combiningClass != 0 || composesBackward || neverComposed }
  }

  static let shared = UnicodeTables()

  /// Sequences of code points to which records point.
  private(set) var sequences: [[UInt32]] = []
  private var pages = [UInt16](repeating: 0, count: 0x1100)
  private var records = [Record](repeating: Record(), count: 256)
  private var compositions: [UInt64: UInt32] = [:]

  /// The record of a code point.
  func record(_ point: UInt32) -> Record {
    records[Int(pages[Int(point >> 8)]) << 8 | Int(point & 255)]
  }

  /// The one code point into which two melt, if they do.
  func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
    Hangul.composition(first, second)
      ?? (record(second).composesBackward ? compositions[UInt64(first) << 32 | UInt64(second)] : nil)
  }

  private init() {
    let composed = Self.parse(UnicodeData.composed)
    let excluded = Self.parse(UnicodeData.excluded)
    let decompositions = composed.merging(excluded) { first, _ in first }
    for (point, classes) in Self.parse(UnicodeData.combiningClasses) {
      change(point) { $0.combiningClass = UInt8(truncatingIfNeeded: classes.first ?? 0) }
    }
    for (point, target) in composed {
      compositions[UInt64(target[0]) << 32 | UInt64(target[1])] = point
      change(target[1]) { $0.composesBackward = true }
    }
    for point in excluded.keys { change(point) { $0.neverComposed = true } }
    for point in decompositions.keys {
      let place = add(Self.expansion(of: point) { decompositions[$0] })
      change(point) { $0.decomposition = place }
    }

    let widths = Self.parse(UnicodeData.widths)
    // The one Vietnamese letter that is no letter with a mark.
    let folds = Self.parse(UnicodeData.caseFolds).merging([0x111: [0x64]]) { _, own in own }
    for point in Set(decompositions.keys).union(widths.keys).union(folds.keys) {
      let place = add(Self.expansion(of: point) { widths[$0] ?? folds[$0] ?? decompositions[$0] })
      change(point) { $0.searchForm = place }
    }
  }

  private mutating func change(_ point: UInt32, _ body: (inout Record) -> Void) {
    let page = Int(point >> 8)
    if pages[page] == 0 {
      pages[page] = UInt16(records.count >> 8)
      records += repeatElement(Record(), count: 256)
    }
    body(&records[Int(pages[page]) << 8 | Int(point & 255)])
  }

  private mutating func add(_ sequence: [UInt32]) -> UInt16 {
    sequences.append(sequence)
    return UInt16(sequences.count)
  }

  /// Replaces a code point, and what it is replaced by, until nothing changes.
  private static func expansion(of point: UInt32, by step: (UInt32) -> [UInt32]?) -> [UInt32] {
    step(point)?.flatMap { expansion(of: $0, by: step) } ?? [point]
  }

  private static func parse(_ data: StaticString) -> [UInt32: [UInt32]] {
    var table: [UInt32: [UInt32]] = [:]
    var numbers: [UInt32] = []
    var separators: [UInt8] = []
    var number: UInt32 = 0
    func finish() {
      guard let first = numbers.first else { return }
      guard separators.first == UInt8(ascii: "-") else {
        table[first] = numbers.dropFirst() + [number]
        return
      }
      let step = numbers.count > 2 ? numbers[2] : 0
      for point in stride(from: first, through: numbers[1], by: Int(max(step, 1))) {
        table[point] = [step > 0 ? number + (point - first) : number]
      }
    }
    data.withUTF8Buffer { bytes in
      for byte in bytes {
        if let digit = hexValue(byte) {
          number = number << 4 | UInt32(digit)
        } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
          finish()
          (numbers, separators, number) = ([], [], 0)
        } else {
          numbers.append(number)
          separators.append(byte)
          number = 0
        }
      }
    }
    finish()
    return table
  }
}
