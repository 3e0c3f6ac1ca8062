import Base
package import Store

/// What the house tells of itself: its version, what changed, and whose work it stands on.
package struct About: Sendable {
  /// A version and what came with it.
  struct Release: Equatable {
    let version: String
    /// Sentences on the whole of it.
    var lead: [String] = []
    var changes: [String] = []
  }

  /// A program that this one is made with.
  struct Library: Equatable {
    let name: String
    let version: String
    let licence: String
  }

  let version: String
  /// The database that the house stands on.
  let engine: String
  private let changelog: [UInt8]
  private let licences: [UInt8]

  /// Takes the changelog as Markdown and the licences as JSON, which are read when somebody asks for them.
  package init(version: String, engine: Engine, changelog: [UInt8], licences: [UInt8]) {
    self.version = version
    self.engine = engine == .sqlite ? "SQLite" : "PostgreSQL"
    self.changelog = changelog
    self.licences = licences
  }

  /// What changed, the newest version first.
  var releases: [Release] {
    var releases: [Release] = []
    for line in String(decoding: changelog, as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("## ") {
        releases.append(Release(version: String(line.dropFirst(3))))
      } else if let last = releases.indices.last {
        if line.hasPrefix("- ") {
          releases[last].changes.append(String(line.dropFirst(2)))
        } else {
          releases[last].lead.append(String(line))
        }
      }
    }
    return releases
  }

  /// Every library, the house itself first.
  var libraries: [Library] {
    guard case .array(let rows)? = try? JSON(parsing: licences) else { return [] }
    return rows.compactMap { row in
      guard case .string(let name)? = row["name"], case .string(let version)? = row["version"],
        case .string(let text)? = row["text"]
      else { return nil }
      return Library(name: name, version: version, licence: text)
    }
  }
}
