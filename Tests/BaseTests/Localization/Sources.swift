import Foundation

/// The project's own files, for tests that read them.
enum Sources {
  /// The folder of the project.
  static let root: String = {
    var url = URL(filePath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url.path(percentEncoded: false).trimmingSuffix("/")
  }()

  /// Every Swift file below `Sources`, with its text.
  static func swift() throws -> [(path: String, text: String)] {
    let folder = root + "/Sources"
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
    return try names.sorted().map { ($0, try String(contentsOfFile: folder + "/" + $0, encoding: .utf8)) }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
