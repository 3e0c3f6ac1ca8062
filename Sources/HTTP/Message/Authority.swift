/// A `host` or the host of an origin: a name and perhaps a port.
package struct Authority: Equatable, Sendable {
  /// The name in lower case; an IPv6 address keeps its brackets.
  package let name: String
  package let port: Int?

  /// Reads `name`, `name:port`, `[address]` or `[address]:port`; nil for anything else.
  package init?(_ text: some StringProtocol) {
    let text = text.lowercased()
    var end = text.endIndex
    if text.hasPrefix("[") {
      guard let close = text.firstIndex(of: "]") else { return nil }
      end = text.index(after: close)
    } else if let colon = text.firstIndex(of: ":") {
      end = colon
    }
    name = String(text[..<end])
    let allowed = name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f && !Authority.forbidden.contains($0) }
    guard !name.isEmpty, allowed else { return nil }
    if end == text.endIndex {
      port = nil
    } else {
      let digits = text[text.index(after: end)...]
      guard text[end] == ":", (1...5).contains(digits.utf8.count), digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
        let number = Int(digits), number <= 65535
      else { return nil }
      port = number
    }
  }

  /// Reads the authority of an origin or of a whole URL, with its scheme.
  static func ofURL(_ url: String) -> (scheme: String, authority: Authority)? {
    guard let colon = url.firstIndex(of: ":"), url[colon...].hasPrefix("://") else { return nil }
    let rest = url[url.index(colon, offsetBy: 3)...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard let authority = Authority(rest) else { return nil }
    return (url[..<colon].lowercased(), authority)
  }

  /// Whether the name is an address of this very machine.
  package var isLoopbackAddress: Bool { name == "127.0.0.1" || name == "[::1]" }

  /// Whether the name is an address rather than a name.
  package var isAddress: Bool {
    name.hasPrefix("[") || name.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
  }

  /// Whether the name can only mean this very machine.
  package var isLoopback: Bool { name == "localhost" || isLoopbackAddress }

  /// The text as it stands in a header.
  package var text: String { port.map { "\(name):\($0)" } ?? name }

  private static let forbidden = Array("/\\?#@,\"<>".utf8)
}
