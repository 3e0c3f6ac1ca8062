/// Makes headers comparable: width, case, blanks and decoration do not count.
package enum HeaderText {
  /// Letters and digits of a header, narrowed and small; `수 량`, `Fees & Comm` and `FEES/COMM` lose what varies.
  package static func normalised(_ header: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in NumberSigns.folded(header) {
      let properties = scalar.properties
      if properties.isAlphabetic || properties.numericType != nil || properties.generalCategory == .nonspacingMark {
        result.append(scalar)
      }
    }
    return String(result).lowercased()
  }
}
