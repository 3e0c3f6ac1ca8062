extension Migration {
  /// The lines of a table's definition: the text between the outer commas.
  package static func columns(_ text: Substring) -> [String] {
    var pieces = [""]
    var depth = 0
    var isQuoted = false
    for character in text {
      switch character {
      case "'": isQuoted.toggle()
      case "(" where !isQuoted: depth += 1
      case ")" where !isQuoted: depth -= 1
      case "," where !isQuoted && depth == 0:
        pieces.append("")
        continue
      default: break
      }
      pieces[pieces.count - 1].append(character)
    }
    return pieces.map { String($0.drop(while: \.isWhitespace)) }
  }
}
