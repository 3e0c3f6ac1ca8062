import Base

/// Names in their stored form, each worked out once: a file names the same few items over and over.
final class NameCache {
  private static let limit = 10_000
  private var known: [String: String] = [:]

  func name(_ text: String) -> String {
    if let name = known[text] { return name }
    let name = Text.name(text)
    if known.count < Self.limit { known[text] = name }
    return name
  }
}
