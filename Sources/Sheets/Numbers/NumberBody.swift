/// The digits of a number with what groups and divides them: bytes out of `0-9 . , '` and blanks.
struct NumberBody {
  /// What a body says about the decimal mark of its column.
  enum Evidence: Equatable {
    /// Nothing: it has only digits.
    case none
    /// It can be read in both ways, as `1,234`.
    case either
    case settled(DecimalMark)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var points = 0
  private var commas = 0
  private var lastPoint = -1
  private var lastComma = -1
  private var otherGroups = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    for (place, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "."):
        points += 1
        lastPoint = place
      case UInt8(ascii: ","):
        commas += 1
        lastComma = place
      case UInt8(ascii: "'"), 0x20: otherGroups += 1
      default: break
      }
    }
  }

  /// What the shape alone says.
  var evidence: Evidence {
    if points + commas == 0 { return .none }
    if points > 0, commas > 0 { return .settled(lastPoint > lastComma ? .point : .comma) }
    let mark: DecimalMark = points > 0 ? .point : .comma
    let other: DecimalMark = points > 0 ? .comma : .point
    if points + commas > 1 { return .settled(other) }
    let place = max(lastPoint, lastComma)
    let couldGroup = bytes.count - place - 1 == 3 && (1...3).contains(place) && bytes[0] != UInt8(ascii: "0")
    return couldGroup && otherGroups == 0 ? .either : .settled(mark)
  }

  /// What a cell says that has only digits, points and commas, a minus before them at most; nil for any other.
  static func evidence(ofPlain cell: UnsafeBufferPointer<UInt8>) -> Evidence? {
    let start = cell.first == UInt8(ascii: "-") ? 1 : 0
    guard cell.count > start, cell.count <= 40 else { return nil }
    var digits = 0
    for byte in cell[start...] {
      if byte &- 0x30 < 10 {
        digits += 1
      } else if byte != UInt8(ascii: "."), byte != UInt8(ascii: ",") {
        return nil
      }
    }
    return digits > 0 ? NumberBody(UnsafeBufferPointer(rebasing: cell[start...])).evidence : nil
  }

  /// The place of the decimal mark in the given style; the count when there is none.
  ///
  /// A comma before three digits groups unless something says otherwise, a point divides.
  func decimalPlace(_ decimal: DecimalMark?) -> Int {
    let mark: DecimalMark =
      switch evidence {
      case .none: .point
      case .either: decimal ?? .point
      case .settled(let own): own
      }
    let place = mark == .point ? lastPoint : lastComma
    return place < 0 ? bytes.count : place
  }

  /// Whether the shape contradicts a style that is certain.
  func contradicts(_ decimal: DecimalMark?) -> Bool {
    guard let decimal, case .settled(let own) = evidence else { return false }
    return own != decimal
  }

  /// The bytes before a place without group signs, which must stand before each third digit; nil when they do not.
  func wholeDigits(before end: Int) -> [UInt8]? {
    var digits: [UInt8] = []
    var sign: UInt8?
    var run = 0
    for byte in bytes[..<end] {
      if byte &- 0x30 < 10 {
        digits.append(byte &- 0x30)
        run += 1
      } else {
        guard sign == nil || sign == byte, sign == nil ? (1...3).contains(run) : run == 3 else { return nil }
        sign = byte
        run = 0
      }
    }
    return sign == nil || run == 3 ? digits : nil
  }

  /// The bytes behind a place, all of them digits; nil when they are not.
  func fractionDigits(after place: Int) -> [UInt8]? {
    guard place < bytes.count else { return [] }
    let rest = bytes[(place + 1)...]
    return rest.allSatisfy { $0 &- 0x30 < 10 } ? rest.map { $0 &- 0x30 } : nil
  }
}
