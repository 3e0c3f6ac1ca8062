import Foundation

/// The project's own files, for tests that hold them against the architecture.
enum House {
  /// The folder of the project.
  static let root: String = {
    var url = URL(filePath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url.path(percentEncoded: false)
  }()

  /// A Swift file below `Sources`.
  struct File {
    /// The path below `Sources`: `Trades/View/RecordView.swift`.
    let path: String
    let text: String

    var target: String { String(path.prefix { $0 != "/" }) }
    /// The folder inside the target: `View`; nil at its top.
    var room: String? {
      let parts = path.split(separator: "/")
      return parts.count > 2 ? String(parts[1]) : nil
    }

    /// The modules that the file imports.
    var imports: Set<String> {
      let line = #/(?m)^\s*(?:@\w+(?:\(\w+\))? )*(?:package |public )?import (?:(?:struct|enum|func) )?(\w+)/#
      return Set(text.matches(of: line).map { String($0.1) })
    }

    /// The lines without comments, numbered from one.
    var code: [(number: Int, text: Substring)] {
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
        let start = line.drop { $0 == " " }
        guard !start.hasPrefix("//") else { return nil }
        let end = line.firstRange(of: " // ")?.lowerBound ?? line.endIndex
        return (index + 1, line[..<end])
      }
    }
  }

  /// Every Swift file below `Sources`.
  static func files() throws -> [File] {
    let folder = root + "Sources"
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
    return try names.sorted().map {
      File(path: $0, text: try String(contentsOfFile: folder + "/" + $0, encoding: .utf8))
    }
  }

  /// Each target of the manifest with the targets that it lists, as SwiftPM itself reads them.
  static func manifest() throws -> [String: Set<String>] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", root, "--scratch-path", folder, "dump-package"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let targets = try JSONDecoder().decode(Dump.self, from: data).targets
    return Dictionary(uniqueKeysWithValues: targets.map { ($0.name, Set($0.dependencies.compactMap(\.name))) })
  }

  private struct Dump: Decodable {
    let targets: [Target]

    struct Target: Decodable {
      let name: String
      let dependencies: [Dependency]
    }

    /// `{"byName": ["Base", null]}`, or with a trait's condition behind the name; only the name matters.
    struct Dependency: Decodable {
      private enum Kind: String, CodingKey { case byName, target, product }

      let name: String?

      init(from decoder: any Decoder) throws {
        let kinds = try decoder.container(keyedBy: Kind.self)
        var parts = try kinds.nestedUnkeyedContainer(forKey: kinds.allKeys.first ?? .byName)
        name = try parts.decodeIfPresent(String.self)
      }
    }
  }
}
