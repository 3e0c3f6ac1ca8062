import Foundation

/// The inputs that the fuzzer keeps for a target, which ordinary tests replay.
package struct Corpus: Sendable {
  /// One kept input.
  package struct Input: Sendable, CustomStringConvertible {
    /// The name of its file.
    package let description: String
    /// Its bytes.
    package let bytes: [UInt8]
  }

  /// Every input of the target, in order of names.
  package static func inputs(of target: String) throws -> [Input] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appending(path: "Fuzz/Corpus/\(target)")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      Input(description: "\(target)/\(name)", bytes: [UInt8](try Data(contentsOf: folder.appending(path: name))))
    }
  }
}
