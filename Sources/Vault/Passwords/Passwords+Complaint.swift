import Base

extension Passwords {
  /// How much may stand around a common password without making it another: `dragon2026!` is `dragon`.
  private static let trimmings = 6

  /// What is wrong with a new password of the person of this name; nil when it will do.
  package static func complaint(_ password: String, name: String) -> PasswordComplaint? {
    guard let password = composed(password) else { return .tooLong }
    guard password.unicodeScalars.count >= shortest else { return .tooShort }
    let forms = guessed(password)
    // A few characters over and over are in no list, and tried all the same.
    if Set(password.unicodeScalars).count < 4 || forms.contains(where: CommonPasswords.contains) { return .common }
    return forms.isDisjoint(with: guessed(name)) ? nil : .name
  }

  /// A text without its case, and the same without the digits and signs around it.
  private static func guessed(_ text: String) -> Set<String> {
    let whole = Text.composed(text).lowercased()
    let trimmed = whole.drop { !$0.isLetter }.trimmingSuffix { !$0.isLetter }
    return trimmed.isEmpty || whole.count - trimmed.count > trimmings ? [whole] : [whole, String(trimmed)]
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while matches: (Character) -> Bool) -> Substring {
    guard let last = lastIndex(where: { !matches($0) }) else { return "" }
    return self[...last]
  }
}
