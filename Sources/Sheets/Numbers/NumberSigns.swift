/// Signs that mean the same in a number.
enum NumberSigns {
  /// Words and signs that say that there is no value; dashes of all lengths arrive here as `-`.
  static let nothing: Set<String> = ["", "-", "--", "---", "~", "n/a", "#n/a", "not available", "null", "none"]

  /// The scalars of a text with wide forms narrowed, and blanks, dashes and apostrophes of all kinds made one.
  static func folded(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.compactMap { scalar in
      switch scalar.value {
      case 0x20...0x7E: scalar
      case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0)
      case 0x09, 0x0A, 0x0D, 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: " "
      case 0x200B...0x200F, 0x202A...0x202E, 0x2060, 0xFEFF: nil
      case 0x2010...0x2015, 0x2212, 0xFE63, 0x2500: "-"
      case 0x2018, 0x2019, 0x02BC: "'"
      case 0x0E50...0x0E59: Unicode.Scalar(scalar.value - 0x0E50 + 0x30)
      default: scalar
      }
    }
  }
}
