import Base

/// The cookies that a browser sent.
package struct Cookies: Equatable, Sendable {
  /// More than any browser of ours holds; what comes beyond is not looked at.
  static let limit = 64

  private var pairs: [(name: String, value: String)] = []

  /// Reads `cookie` headers: pairs that make no sense are passed over, as browsers themselves do.
  package init(parsing headers: [String] = []) {
    for header in headers {
      for pair in header.split(separator: ";") where pairs.count < Cookies.limit {
        guard let equals = pair.firstIndex(of: "=") else { continue }
        let name = pair[..<equals].trimmingSpaces
        var value = pair[pair.index(after: equals)...].trimmingSpaces
        if value.count >= 2, value.first == "\"", value.last == "\"" { value = value.dropFirst().dropLast() }
        if name.isEmpty { continue }
        let plain = PercentCoding.decode(value.utf8, plusIsSpace: false)
        pairs.append((String(name), plain ?? String(value)))
      }
    }
  }

  /// The value of a cookie; of two with one name the first, which is the one of the longer path.
  package subscript(name: String) -> String? {
    pairs.first { $0.name == name }?.value
  }

  /// Whether the browser sent none.
  package var isEmpty: Bool { pairs.isEmpty }

  package static func == (a: Cookies, b: Cookies) -> Bool {
    a.pairs.elementsEqual(b.pairs) { $0 == $1 }
  }
}
