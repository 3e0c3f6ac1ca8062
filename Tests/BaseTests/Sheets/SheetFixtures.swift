import Glibc
import Sheets
import Testing

/// The sample files that people get from their brokers, and small tables made in a test.
enum SheetFixtures {
  static let folder =
    String(#filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 })
    + "/BookTests/Fixtures/trades/"

  static func read(_ name: String) throws -> SheetFile {
    try SheetFile.read(path: folder + name)
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    let file = try #require(fopen(folder + name, "rb"), "cannot open \(name)")
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  static func rows(_ text: String, _ options: SheetOptions = SheetOptions()) throws -> [[String]] {
    try SheetFile.read(bytes: Array(text.utf8), options: options).sheets[0].rows.map(\.texts)
  }

  /// FNV-1a over all cells: what another program computed from the same file.
  static func digest(_ sheet: Sheet) -> UInt64 {
    let text = sheet.rows.map { $0.texts.joined(separator: "\u{1F}") }.joined(separator: "\u{1E}")
    return text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
