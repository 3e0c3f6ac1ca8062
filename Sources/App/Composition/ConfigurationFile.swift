import Base

/// `nanal.conf`: options that every command has, so that they need not be typed.
///
/// Each line is `name = value`; one that begins with `#` says something to people:
///
///     # where the family's records lie
///     database = postgres://nanal@db.example/nanal
struct ConfigurationFile: Equatable, Sendable {
  /// What is wrong with a line, which is counted from one.
  enum Fault: Error, Equatable {
    case malformed(line: Int)
    case unknown(line: Int, name: String)
    case twice(line: Int, name: String)
  }

  /// The names that may stand in it.
  static let names = ["data", "database", "keys", "user"]

  /// What stands in it, by name.
  private(set) var values: [String: String] = [:]

  /// The file that says nothing.
  init() {}

  /// Reads the text of a file.
  init(_ text: String) throws(Fault) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let line = line.trimmingBlanks()
      if line.isEmpty || line.hasPrefix("#") { continue }
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw .malformed(line: index + 1) }
      let name = String(parts[0].trimmingBlanks())
      guard Self.names.contains(name) else { throw .unknown(line: index + 1, name: name) }
      guard values[name] == nil else { throw .twice(line: index + 1, name: name) }
      values[name] = String(parts[1].trimmingBlanks())
    }
  }

  /// Where the file lies, in the person's folder for configuration.
  static func path(_ environment: [String: String]) -> String? {
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") { return folder + "/nanal/nanal.conf" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.config/nanal/nanal.conf"
  }
}

extension Substring {
  fileprivate func trimmingBlanks() -> Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
