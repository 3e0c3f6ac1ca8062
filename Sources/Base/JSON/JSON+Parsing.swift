extension JSON {
  /// Reads JSON strictly as RFC 8259 says; a name that occurs twice is an error too.
  package init(parsing bytes: some Collection<UInt8>, limits: JSONLimits = JSONLimits()) throws(JSONError) {
    let result =
      bytes.withContiguousStorageIfAvailable { JSONParser.parse($0, limits) }
      ?? Array(bytes).withUnsafeBufferPointer { JSONParser.parse($0, limits) }
    self = try result.get()
  }

  /// Reads the JSON of a text.
  package init(parsing text: String, limits: JSONLimits = JSONLimits()) throws(JSONError) {
    try self.init(parsing: text.utf8, limits: limits)
  }
}

/// Goes through the bytes once, from left to right.
private struct JSONParser {
  private struct Failure: Error {
    var reason: JSONError.Reason
    var offset: Int
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let depthLimit: Int
  private var index = 0
  private var depth = 0

  static func parse(_ bytes: UnsafeBufferPointer<UInt8>, _ limits: JSONLimits) -> Result<JSON, JSONError> {
    guard bytes.count <= limits.bytes else {
      return .failure(JSONError(.tooLarge, at: limits.bytes, of: bytes))
    }
    var parser = JSONParser(bytes: bytes, depthLimit: limits.depth)
    do throws(Failure) {
      parser.skipBlanks()
      let value = try parser.value()
      parser.skipBlanks()
      guard parser.index == bytes.count else { throw Failure(reason: .trailing, offset: parser.index) }
      return .success(value)
    } catch {
      return .failure(JSONError(error.reason, at: error.offset, of: bytes))
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int) {
    self.bytes = bytes
    self.depthLimit = depthLimit
  }

  private func failure(_ reason: JSONError.Reason) -> Failure {
    Failure(reason: index < bytes.count ? reason : .ended, offset: index)
  }

  private mutating func skipBlanks() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return
      }
    }
  }

  private mutating func value() throws(Failure) -> JSON {
    guard index < bytes.count else { throw failure(.ended) }
    switch bytes[index] {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw failure(.unexpected)
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(Failure) -> JSON {
    for offset in 0..<word.utf8CodeUnitCount {
      guard index < bytes.count, bytes[index] == word.utf8Start[offset] else { throw failure(.unexpected) }
      index += 1
    }
    return value
  }

  private mutating func enter() throws(Failure) {
    depth += 1
    guard depth <= depthLimit else { throw Failure(reason: .tooDeep, offset: index) }
    index += 1
    skipBlanks()
  }

  /// Passes over a comma, or over the end; says whether more follows.
  private mutating func goesOn(until end: UInt8) throws(Failure) -> Bool {
    skipBlanks()
    guard index < bytes.count, bytes[index] == UInt8(ascii: ",") || bytes[index] == end else {
      throw failure(.unexpected)
    }
    let more = bytes[index] != end
    index += 1
    if more { skipBlanks() } else { depth -= 1 }
    return more
  }

  private mutating func isEmpty(until end: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == end else { return false }
    index += 1
    depth -= 1
    return true
  }

  private mutating func array() throws(Failure) -> JSON {
    try enter()
    var values: [JSON] = []
    if isEmpty(until: UInt8(ascii: "]")) { return .array(values) }
    repeat {
      values.append(try value())
    } while try goesOn(until: UInt8(ascii: "]"))
    return .array(values)
  }

  private mutating func object() throws(Failure) -> JSON {
    try enter()
    var members: [JSON.Member] = []
    // Few names are compared with each other; many go into a set, so that a long object takes no square time.
    var names: Set<String> = []
    if isEmpty(until: UInt8(ascii: "}")) { return .object(members) }
    repeat {
      let start = index
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { throw failure(.unexpected) }
      let name = try string()
      let known = names.isEmpty ? members.contains { $0.name == name } : !names.insert(name).inserted
      guard !known else { throw Failure(reason: .duplicateName, offset: start) }
      skipBlanks()
      guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else { throw failure(.unexpected) }
      index += 1
      skipBlanks()
      members.append(JSON.Member(name, try value()))
      if members.count == 16 { names = Set(members.map(\.name)) }
    } while try goesOn(until: UInt8(ascii: "}"))
    return .object(members)
  }

  private mutating func digits() throws(Failure) {
    let start = index
    while index < bytes.count, decimalDigit(bytes[index]) != nil { index += 1 }
    guard index > start else { throw failure(.badNumber) }
  }

  private mutating func number() throws(Failure) -> String {
    let start = index
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let whole = index
    try digits()
    if bytes[whole] == UInt8(ascii: "0"), index - whole > 1 { throw Failure(reason: .badNumber, offset: whole) }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") { index += 1 }
      try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func string() throws(Failure) -> String {
    index += 1
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        guard let text = String(validating: bytes[start..<index], as: UTF8.self) else {
          throw Failure(reason: .notUTF8, offset: start)
        }
        index += 1
        return text
      case UInt8(ascii: "\\"): return try escapedString(from: start)
      case ..<0x20: throw failure(.controlCharacter)
      default: index += 1
      }
    }
    throw failure(.ended)
  }

  /// Goes on with a string in which a backslash was met.
  private mutating func escapedString(from start: Int) throws(Failure) -> String {
    var text = Array(bytes[start..<index])
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: text, as: UTF8.self) else {
          throw Failure(reason: .notUTF8, offset: start)
        }
        index += 1
        return text
      case UInt8(ascii: "\\"):
        index += 1
        try escape(into: &text)
      case ..<0x20: throw failure(.controlCharacter)
      default:
        text.append(byte)
        index += 1
      }
    }
    throw failure(.ended)
  }

  private mutating func escape(into text: inout [UInt8]) throws(Failure) {
    guard index < bytes.count else { throw failure(.ended) }
    let start = index
    index += 1
    switch bytes[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(bytes[start])
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      var code = try codeUnit()
      if (0xD800..<0xDC00).contains(code), index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
        bytes[index + 1] == UInt8(ascii: "u")
      {
        index += 2
        let low = try codeUnit()
        guard (0xDC00..<0xE000).contains(low) else { throw Failure(reason: .badEscape, offset: start) }
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(code) else { throw Failure(reason: .badEscape, offset: start) }
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    default: throw Failure(reason: .badEscape, offset: start)
    }
  }

  private mutating func codeUnit() throws(Failure) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard index < bytes.count, let digit = hexValue(bytes[index]) else { throw failure(.badEscape) }
      code = code << 4 | UInt32(digit)
      index += 1
    }
    return code
  }
}
