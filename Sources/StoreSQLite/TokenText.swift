import Base

/// Tokens as the text table keeps them: a letter for what each is and hexadecimal digits, in which no tokenizer finds a
/// border.
struct TokenText {
  enum Kind: Character {
    case owner = "o"
    case book = "b"
    case word = "w"
  }

  private(set) var string = ""

  mutating func add(_ kind: Kind, encoding bytes: some Sequence<UInt8>) {
    add(kind, encoded: hexText(bytes))
  }

  mutating func add(_ kind: Kind, encoded token: String) {
    if !string.isEmpty { string.append(" ") }
    string.append(kind.rawValue)
    string.append(token)
  }
}
