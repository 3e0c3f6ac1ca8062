/// A route's pattern, taken apart.
struct Pattern: Equatable, Sendable {
  enum Part: Equatable, Sendable {
    case literal(String)
    case name(String)
    case rest(String)
  }

  let parts: [Part]

  init(_ text: String) {
    parts = text.split(separator: "/").map { segment in
      guard segment.hasPrefix("{"), segment.hasSuffix("}") else { return .literal(String(segment)) }
      let name = segment.dropFirst().dropLast()
      return name.hasSuffix("...") ? .rest(String(name.dropLast(3))) : .name(String(name))
    }
  }

  var names: [String] {
    parts.compactMap { part in
      switch part {
      case .literal: nil
      case .name(let name), .rest(let name): name
      }
    }
  }

  /// The pattern with its names taken out: two routes of one shape and method would hide each other.
  var shape: String {
    parts.map { part in
      switch part {
      case .literal(let text): "/" + text
      case .name: "/{}"
      case .rest: "/{...}"
      }
    }.joined()
  }
}
