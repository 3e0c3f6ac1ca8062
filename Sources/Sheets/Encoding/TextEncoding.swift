/// An encoding of text that tables come in; the raw value is the name that people and JSON see.
package enum TextEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case cp949
  case cp1252
  case shiftJIS = "shift_jis"
  case gb18030
  case big5
  case cp874
  case cp1258

  /// Finds an encoding by a name that files, browsers or people use for it.
  ///
  /// What calls itself EUC-KR is CP949, which contains it.
  package init?(label: some StringProtocol) {
    switch label.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii": self = .utf8
    case "utf-16", "utf16", "utf-16le", "utf-16be", "unicode": self = .utf16
    case "cp949", "euc-kr", "euckr", "ks_c_5601-1987", "ksc5601", "ks_c_5601", "windows-949", "ms949", "uhc", "korean":
      self = .cp949
    case "cp1252", "windows-1252", "iso-8859-1", "latin1", "iso-8859-15": self = .cp1252
    case "shift_jis", "shift-jis", "sjis", "cp932", "windows-31j", "ms932": self = .shiftJIS
    case "gb18030", "gbk", "gb2312", "cp936": self = .gb18030
    case "big5", "cp950", "big5-hkscs": self = .big5
    case "cp874", "windows-874", "tis-620": self = .cp874
    case "cp1258", "windows-1258": self = .cp1258
    default: return nil
    }
  }

  /// The name by which the C library knows it; UTF-8 is never converted, UTF-16 has its own reader.
  var converterName: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16: "UTF-16"
    case .cp949: "CP949"
    case .cp1252: "CP1252"
    case .shiftJIS: "CP932"
    case .gb18030: "GB18030"
    case .big5: "BIG5-HKSCS"
    case .cp874: "CP874"
    case .cp1258: "CP1258"
    }
  }
}
