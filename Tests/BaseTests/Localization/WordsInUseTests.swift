import Foundation
import Testing

/// Holds the keys that stand in the source against the catalogues.
struct WordsInUseTests {
  /// Endings of file names, which look like keys: `trades.csv`.
  private static let files: Set<Substring> = ["csv", "json", "css", "js", "svg", "html", "xlsx", "db", "sqlite", "txt"]

  /// String literals that could be keys, with the file that they stand in.
  private func literals() throws -> [(key: String, path: String)] {
    try Sources.swift().flatMap { path, text in
      let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
      return code.matches(of: #/"(?<key>[a-z][A-Za-z0-9]*(\.[A-Za-z0-9_]+)+)"/#).map { (String($0.key), path) }
    }
  }

  @Test func `every key in the source stands in a catalogue`() throws {
    let catalogues = try StringCatalogue.all()
    let prefixes = Set(catalogues.map { Substring($0.prefix) })
    let keys = Set(catalogues.flatMap(\.catalogue.strings.keys))
    // With three parts and a catalogue's name in front it is a key; two parts also name files, jobs and indexes.
    for (key, path) in try literals() where !keys.contains(key) {
      let parts = key.split(separator: ".")
      guard parts.count > 2, prefixes.contains(parts[0]), !Self.files.contains(parts[parts.count - 1]) else { continue }
      Issue.record("\(path) uses \(key), which no catalogue has")
    }
    for (path, text) in try Sources.swift() {
      for match in text.matches(of: #/words\(\s*"(?<key>[^"\\]*)"/#) {
        let isKnown = keys.contains(String(match.key))
        #expect(isKnown, "\(path) asks for \(match.key), which no catalogue has")
      }
    }
  }

  @Test func `every key of a catalogue is used`() throws {
    let used = Set(try literals().map(\.key))
    let keys = Set(try StringCatalogue.all().flatMap(\.catalogue.strings.keys))
    #expect(keys.subtracting(used).sorted() == [])
  }

  @Test func `a text is given arguments where it has placeholders and only there`() throws {
    let texts = try StringCatalogue.translated()
    for (path, text) in try Sources.swift() {
      for match in text.matches(of: #/words\(\s*"(?<key>[^"\\]*)"\s*(?<end>[),])/#) {
        guard let value = texts[String(match.key)]?["en"]?.last else { continue }
        let hasPlaceholders = value.contains(#/%(\d\$)?(@|lld)/#)
        #expect(hasPlaceholders == (match.end == ","), "\(path): \(match.key) says “\(value)”")
      }
    }
  }
}
