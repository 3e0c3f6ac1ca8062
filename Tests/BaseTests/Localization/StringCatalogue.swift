import Foundation

/// One target's catalogue of words as it lies in `Assets/words`.
struct StringCatalogue: Decodable {
  let strings: [String: Entry]

  struct Entry: Decodable {
    let shouldTranslate: Bool?
    let localizations: [String: Localization]
  }

  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?

    /// Every form of the text.
    var values: [String] {
      (stringUnit.map { [$0] } ?? variations?.plural.values.map(\.stringUnit) ?? []).map(\.value)
    }
  }

  struct Unit: Decodable {
    let value: String
  }

  struct Variations: Decodable {
    let plural: [String: Form]
  }

  struct Form: Decodable {
    let stringUnit: Unit
  }

  /// The first part of every key of a catalogue by the catalogue's file.
  static func all() throws -> [(prefix: String, catalogue: StringCatalogue)] {
    let folder = Sources.root + "/Assets/words"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".xcstrings") }
    return try files.sorted().map { file in
      let data = try Data(contentsOf: URL(filePath: folder + "/" + file))
      let target = file.prefix { $0 != "-" && $0 != "." }
      return (target.lowercased(), try JSONDecoder().decode(Self.self, from: data))
    }
  }

  /// Every key that is to be translated, with its texts by language.
  static func translated() throws -> [String: [String: [String]]] {
    var texts: [String: [String: [String]]] = [:]
    for (key, entry) in try all().flatMap(\.catalogue.strings) where entry.shouldTranslate != false {
      texts[key] = entry.localizations.mapValues(\.values)
    }
    return texts
  }
}
