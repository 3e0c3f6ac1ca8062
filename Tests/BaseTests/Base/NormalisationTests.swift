import Base
import Foundation
@_spi(_Unicode) import Swift
import Testing

@Suite struct NormalisationTests {
  private static let database = "/usr/share/unicode/NormalizationTest.txt.bz2"

  @Test func `composition is that of the standard library`() {
    var random = Seeded(71)
    for _ in 0..<5000 {
      let text = Samples.text(&random)
      // Not Foundation's, which forgets finals behind syllables: U+BEEC U+11BF stays as it is there.
      let expected = Array(text._nfc)
      #expect(
        Text.composed(text).unicodeScalars.elementsEqual(expected), "\(Array(text.unicodeScalars))")
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: database)))
  func `composition passes Unicode's own test`() throws {
    let table = try output(
      "/usr/bin/python3", "-c", "import bz2,sys;sys.stdout.buffer.write(bz2.open(sys.argv[1]).read())", Self.database)
    var count = 0
    for line in table.split(separator: "\n") where line.contains(";") && !line.hasPrefix("#") && !line.hasPrefix("@") {
      let columns = line.split(separator: ";").prefix(5).map { column in
        column.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      }
      guard columns.count == 5 else { continue }
      for (source, expected) in [(0, 1), (1, 1), (2, 1), (3, 3), (4, 3)] {
        let composed = Text.composed(String(String.UnicodeScalarView(columns[source])))
        guard composed.unicodeScalars.elementsEqual(columns[expected]) else {
          Issue.record("\(line)")
          return
        }
      }
      count += 1
    }
    #expect(count > 18_000)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/share/unicode/UnicodeData.txt")))
  func `the tables are what the script makes of the database`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardizedFileURL
    let made = try output("/usr/bin/python3", root.appending(path: "scripts/unicode-tables.py").path, "--print")
    let kept = try String(contentsOf: root.appending(path: "Sources/Base/Text/UnicodeData.swift"), encoding: .utf8)
    #expect(made == kept)
  }

  private func output(_ program: String, _ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }
}
