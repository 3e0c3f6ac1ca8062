import FoundationEssentials

/// Texts that are kept as files and compared; `./test --record` (the variable `NANAL_RECORD`) writes them anew.
package enum Golden {
  /// What differs between a text and the file that keeps it, in one sentence; nil when nothing does.
  package static func difference(_ text: String, from path: String) throws -> String? {
    if ProcessInfo.processInfo.environment["NANAL_RECORD"] != nil {
      let folder = URL(filePath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: path))
      return nil
    }
    guard let data = try? Data(contentsOf: URL(filePath: path)) else {
      return "\(path) is missing: run ./test --record and look at what it wrote."
    }
    let kept = String(decoding: data, as: UTF8.self)
    guard kept != text else { return nil }
    let (old, new) = (lines(kept), lines(text))
    let place = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    return """
      \(path) differs in line \(place + 1); if that is meant, run ./test --record.
      was: \(place < old.count ? old[place] : "(end)")
      is:  \(place < new.count ? new[place] : "(end)")
      """
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
