import Base

/// From where somebody asks: what their browser calls itself, and their address.
package struct Caller: Equatable, Sendable {
  /// The browser and the system, as people call them: `Firefox, Android`.
  package let device: String
  /// The address without the part that tells neighbours apart: guessers have many of those.
  package let network: String

  /// Takes the peer's address and the header `User-Agent`, both of which may be anything.
  package init(address: String, userAgent: String) {
    device = Self.device(userAgent)
    network = Self.network(address)
  }

  /// The names that stand in the header, the most telling first: others add them to look the same.
  private static let browsers = [
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Whale", "Whale"),
    ("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari"),
    ("curl", "curl"), ("python", "Python"),
  ]

  private static let systems = [
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("CrOS", "ChromeOS"),
    ("Mac OS X", "Mac"), ("Linux", "Linux"),
  ]

  private static func device(_ header: String) -> String {
    let header = header.prefix(500)
    return [browsers, systems].compactMap { names in names.first { header.contains($0.0) }?.1 }
      .joined(separator: ", ")
  }

  /// The first three of four bytes, or the first four of eight groups, which one customer of a provider has.
  private static func network(_ address: String) -> String {
    let address = address.hasPrefix("::ffff:") && address.contains(".") ? address.dropFirst(7) : address[...]
    let bytes = address.split(separator: ".", omittingEmptySubsequences: false)
    if bytes.count == 4, bytes.allSatisfy({ UInt8($0) != nil }) { return bytes.prefix(3).joined(separator: ".") }
    guard let groups = groups(address.prefix { $0 != "%" }) else { return "" }
    return groups.prefix(4).map { String($0, radix: 16) }.joined(separator: ":")
  }

  /// The groups of an address of version 6, with zeros where `::` leaves them out.
  private static func groups(_ address: Substring) -> [UInt16]? {
    func read(_ part: Substring) -> [UInt16]? {
      let texts = part.split(separator: ":", omittingEmptySubsequences: true)
      let groups = texts.compactMap { UInt16($0, radix: 16) }
      return groups.count == texts.count ? groups : nil
    }
    guard let gap = address.firstRange(of: "::") else {
      return read(address).flatMap { $0.count == 8 ? $0 : nil }
    }
    guard let head = read(address[..<gap.lowerBound]), let tail = read(address[gap.upperBound...]),
      head.count + tail.count < 8
    else { return nil }
    return head + [UInt16](repeating: 0, count: 8 - head.count - tail.count) + tail
  }
}
