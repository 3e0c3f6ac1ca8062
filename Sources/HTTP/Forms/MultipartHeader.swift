import Base

/// What the headers of a part of a multipart body say.
struct MultipartHeader: Equatable {
  var field: String
  var fileName: String?
  var contentType = "text/plain"

  /// Reads the lines above a part; nil when they name no field or are broken.
  init?(parsing bytes: some Collection<UInt8>) {
    guard let text = String(validating: Array(bytes), as: UTF8.self), !text.utf8.contains(0) else { return nil }
    var name: String?
    for line in text.split(separator: "\r\n") {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].trimmingSpaces
      switch line[..<colon].lowercased() {
      case "content-disposition":
        let parameters = HeaderParameters(value)
        guard parameters.value == "form-data" else { return nil }
        name = parameters["name"].map(MultipartHeader.unescape)
        fileName = parameters["filename*"].flatMap(MultipartHeader.extended) ?? parameters["filename"]
        fileName = fileName.map { MultipartHeader.cleaned(MultipartHeader.unescape($0)) }
      case "content-type":
        contentType = HeaderParameters(value).value
      default:
        break
      }
    }
    guard let name else { return nil }
    field = name
  }

  /// Browsers write quotes and line ends inside names as escapes, and nothing else.
  private static func unescape(_ text: String) -> String {
    guard text.contains("%") else { return text }
    var plain = ""
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      plain += rest[..<percent]
      let escape = rest[percent...].prefix(3).uppercased()
      switch escape {
      case "%22": plain += "\""
      case "%0D": plain += "\r"
      case "%0A": plain += "\n"
      default: plain += rest[percent...].prefix(1)
      }
      let isKnown = escape == "%22" || escape == "%0D" || escape == "%0A"
      rest = rest[percent...].dropFirst(isKnown ? 3 : 1)
    }
    return plain + rest
  }

  /// `UTF-8''name` of programs that do not write names as browsers do.
  private static func extended(_ text: String) -> String? {
    let parts = text.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].lowercased() == "utf-8" else { return nil }
    return PercentCoding.decode(parts[2].utf8, plusIsSpace: false)
  }

  /// The last component without controls: the name is for people to read, never a place to write to.
  private static func cleaned(_ name: String) -> String {
    let last = name.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }.last ?? ""
    let visible = last.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7f }
    return String(String.UnicodeScalarView(visible.prefix(200)))
  }
}
