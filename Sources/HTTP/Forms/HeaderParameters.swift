/// A header's value with its parameters: `form-data; name="file"`.
struct HeaderParameters: Equatable {
  /// What stands before the first semicolon, in lower case.
  let value: String
  private var parameters: [String: String] = [:]

  init(_ text: some StringProtocol) {
    var parts = HeaderParameters.split(text)
    value = parts.isEmpty ? "" : parts.removeFirst().trimmingSpaces.lowercased()
    for part in parts {
      guard let equals = part.firstIndex(of: "=") else { continue }
      let name = part[..<equals].trimmingSpaces.lowercased()
      let value = part[part.index(after: equals)...].trimmingSpaces
      if parameters[name] == nil { parameters[name] = HeaderParameters.unquoted(value) }
    }
  }

  subscript(name: String) -> String? { parameters[name] }

  /// Cuts at the semicolons that stand outside quotes.
  private static func split(_ text: some StringProtocol) -> [String] {
    var parts = [""]
    var isQuoted = false
    var isEscaped = false
    for character in text {
      if character == "\"" && !isEscaped { isQuoted.toggle() }
      isEscaped = isQuoted && character == "\\" && !isEscaped
      if character == ";" && !isQuoted { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts
  }

  /// Takes quotes away.
  ///
  /// A backslash escapes only a quote or itself: some programs send whole Windows paths.
  private static func unquoted(_ text: some StringProtocol) -> String {
    guard text.count >= 2, text.first == "\"", text.last == "\"" else { return String(text) }
    var plain = ""
    var isEscaped = false
    for character in text.dropFirst().dropLast() {
      if isEscaped {
        if character != "\"" && character != "\\" { plain.append("\\") }
        plain.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        plain.append(character)
      }
    }
    return isEscaped ? plain + "\\" : plain
  }
}
