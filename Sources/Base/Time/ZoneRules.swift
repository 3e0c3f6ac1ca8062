/// When a zone's clocks were put to which offset, and by which rule they go on.
final class ZoneRules: Sendable {
  private let initial: Int
  private let transitions: [Int]
  private let offsets: [Int]
  private let tail: ZoneTail?

  /// A zone whose clocks never change.
  init(fixedOffset: Int) {
    initial = fixedOffset
    transitions = []
    offsets = []
    tail = nil
  }

  /// Reads a zone file of version 2 or later (RFC 8536); nil where it is damaged.
  init?(tzif bytes: [UInt8]) {
    var reader = ZoneFileReader(bytes)
    // The first block repeats the second one with 32 bits, for old programs.
    guard let old = reader.header(), old.version >= UInt8(ascii: "2"), reader.skip(old.length(timeSize: 4)),
      let header = reader.header(), header.types > 0
    else { return nil }
    var times: [Int] = []
    var kinds: [Int] = []
    for _ in 0..<header.times {
      guard let time = reader.integer(8) else { return nil }
      guard time > times.last ?? .min else { return nil }
      times.append(time)
    }
    for _ in 0..<header.times {
      guard let kind = reader.byte(), kind < header.types else { return nil }
      kinds.append(Int(kind))
    }
    var types: [Int] = []
    for _ in 0..<header.types {
      guard let offset = reader.integer(4), abs(offset) < 93_600, reader.skip(2) else { return nil }
      types.append(offset)
    }
    guard reader.skip(header.characters + header.leaps * 12 + header.standards + header.universals),
      let footer = reader.line()
    else { return nil }
    if footer.isEmpty {
      tail = nil
    } else {
      guard let rule = ZoneTail(posix: footer) else { return nil }
      tail = rule
    }
    initial = types[0]
    transitions = times
    offsets = kinds.map { types[$0] }
  }

  /// Seconds ahead of Greenwich, so many seconds after 1970.
  func offset(at seconds: Int) -> Int {
    guard let last = transitions.last else { return tail?.offset(at: seconds) ?? initial }
    if seconds >= last, let tail { return tail.offset(at: seconds) }
    // The first transition that lies behind the instant.
    var (low, high) = (0, transitions.count)
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= seconds { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? initial : offsets[low - 1]
  }
}

/// Reads the parts of a zone file in turn.
struct ZoneFileReader {
  /// The counts at the head of a block.
  struct Header {
    var version: UInt8
    var universals, standards, leaps, times, types, characters: Int

    /// The bytes of the block behind this header.
    func length(timeSize: Int) -> Int {
      times * (timeSize + 1) + types * 6 + characters + leaps * (timeSize + 4) + standards + universals
    }
  }

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func byte() -> UInt8? {
    guard index < bytes.count else { return nil }
    defer { index += 1 }
    return bytes[index]
  }

  mutating func skip(_ count: Int) -> Bool {
    guard count <= bytes.count - index else { return false }
    index += count
    return true
  }

  /// A signed number, the most significant byte first.
  mutating func integer(_ size: Int) -> Int? {
    guard size <= bytes.count - index else { return nil }
    var value = bytes[index] >= 128 ? -1 : 0
    for _ in 0..<size {
      value = value << 8 | Int(bytes[index])
      index += 1
    }
    return value
  }

  mutating func header() -> Header? {
    guard bytes[index...].starts(with: Array("TZif".utf8)), skip(4), let version = byte(), skip(15) else { return nil }
    var counts: [Int] = []
    for _ in 0..<6 {
      guard let count = integer(4), (0...bytes.count).contains(count) else { return nil }
      counts.append(count)
    }
    return Header(
      version: version, universals: counts[0], standards: counts[1], leaps: counts[2], times: counts[3],
      types: counts[4], characters: counts[5])
  }

  /// The text between two line ends.
  mutating func line() -> ArraySlice<UInt8>? {
    guard byte() == UInt8(ascii: "\n") else { return nil }
    guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { index = end + 1 }
    return bytes[index..<end]
  }
}
