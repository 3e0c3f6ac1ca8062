/// Cuts HTML into the tags that matter for tables and the text between them.
struct HTMLTokens {
  /// A tag or a piece of text, with the line on which it begins.
  struct Token {
    enum Kind {
      case open(Tag, columns: Int, rows: Int)
      case close(Tag)
      case text(Range<Int>)
    }

    var kind: Kind
    var line: Int
    var source: UnsafeBufferPointer<UInt8>
  }

  /// The tags that make tables; all others only separate words.
  enum Tag {
    case document, table, row, cell, lineBreak, block, inline
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var counter = LineCounter()
  private var counted = 0
  private var rawEnd: [UInt8]?

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The next token; comments, declarations, scripts and styles are passed over.
  mutating func next() throws(SheetError) -> Token? {
    while place < bytes.count {
      if let rawEnd {
        try skipRaw(to: rawEnd)
        continue
      }
      let start = place
      guard bytes[place] == UInt8(ascii: "<"), place + 1 < bytes.count, startsMarkup(bytes[place + 1]) else {
        place += 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
        return Token(kind: .text(start..<place), line: line(at: start), source: bytes)
      }
      if let tag = try tag() { return tag }
    }
    return nil
  }

  private func startsMarkup(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?") || isLetter(byte)
  }

  private func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

  private mutating func line(at target: Int) -> Int {
    while counted < target {
      counter.see(bytes[counted])
      counted += 1
    }
    return counter.line
  }

  /// Reads what begins with `<`; nil when it is to be passed over.
  private mutating func tag() throws(SheetError) -> Token? {
    let start = place
    let line = line(at: start)
    if bytes[start...].starts(with: Self.commentOpen) {
      place = try end(of: Self.commentClose, from: start + 4, line)
      return nil
    }
    let closes = bytes[start + 1] == UInt8(ascii: "/")
    let nameStart = start + (closes ? 2 : 1)
    var nameEnd = nameStart
    while nameEnd < bytes.count, isNamePart(bytes[nameEnd]) { nameEnd += 1 }
    let name = String(decoding: bytes[nameStart..<nameEnd], as: UTF8.self).lowercased()
    let close = try endOfTag(from: nameEnd, line)
    place = close + 1
    if !closes, Self.rawNames.contains(name) { rawEnd = Array("</\(name)".utf8) }
    guard let tag = Self.tags[name] else {
      return isLetter(bytes[min(nameStart, bytes.count - 1)])
        ? Token(kind: .open(.inline, columns: 1, rows: 1), line: line, source: bytes) : nil
    }
    if closes { return Token(kind: .close(tag), line: line, source: bytes) }
    let spans = tag == .cell ? HTMLSpans.read(bytes[nameEnd..<close]) : (columns: 1, rows: 1)
    return Token(kind: .open(tag, columns: spans.columns, rows: spans.rows), line: line, source: bytes)
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/")
  }

  /// The place of the `>` that ends a tag; one within quotation marks does not.
  private func endOfTag(from start: Int, _ line: Int) throws(SheetError) -> Int {
    var mark: UInt8 = 0
    var place = start
    while place < bytes.count {
      let byte = bytes[place]
      if mark != 0 {
        if byte == mark { mark = 0 }
      } else if byte == UInt8(ascii: ">") {
        return place
      } else if (byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")), bytes[place - 1] == UInt8(ascii: "=") {
        mark = byte
      }
      place += 1
    }
    throw .cutOff(line: line)
  }

  private func end(of word: [UInt8], from start: Int, _ line: Int) throws(SheetError) -> Int {
    var place = start
    while place + word.count <= bytes.count {
      if bytes[place] == word[0], bytes[place...].starts(with: word) { return place + word.count }
      place += 1
    }
    throw .cutOff(line: line)
  }

  /// Passes over a script, whose text is no markup, up to its closing tag.
  private mutating func skipRaw(to end: [UInt8]) throws(SheetError) {
    let line = line(at: place)
    while place + end.count <= bytes.count {
      if bytes[place] == UInt8(ascii: "<"), zip(bytes[place...], end).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) {
        rawEnd = nil
        return
      }
      place += 1
    }
    throw .cutOff(line: line)
  }

  private static let commentOpen = Array("<!--".utf8)
  private static let commentClose = Array("-->".utf8)
  private static let rawNames: Set<String> = ["script", "style", "title", "textarea", "xml"]
  private static let tags: [String: Tag] = [
    "html": .document, "body": .document, "table": .table, "tr": .row, "td": .cell, "th": .cell, "br": .lineBreak,
    "p": .block, "div": .block, "li": .block,
    "ul": .block, "ol": .block, "hr": .block,
  ]
}
