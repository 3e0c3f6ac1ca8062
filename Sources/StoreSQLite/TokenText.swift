import Base

/// Tokens as the text table keeps them: a letter for what each is and hexadecimal digits, in which no tokenizer finds a
/// border.
struct TokenText {
  enum Kind: UInt8 {
    case owner = 0x6f
    case book = 0x62
    case word = 0x77
  }

  private var bytes: [UInt8] = []

  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func add(_ kind: Kind, encoding bytes: some Sequence<UInt8>) {
    add(kind, encoded: hexText(bytes))
  }

  mutating func add(_ kind: Kind, encoded token: String) {
    if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
    bytes.append(kind.rawValue)
    bytes.append(contentsOf: token.utf8)
  }
}
