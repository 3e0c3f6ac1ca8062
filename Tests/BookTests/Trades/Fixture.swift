import Base
import Glibc
import Testing

/// Reads the JSON that says what is right.
enum Fixture {
  static let folder: String = {
    let here = #filePath
    return here.prefix(upTo: here.range(of: "/Trades/")) + "/Fixtures/trades"
  }()

  static func json(_ path: String) throws -> JSON {
    try JSON(parsing: bytes(path))
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    let file = try #require(fopen("\(folder)/\(path)", "r"), "\(folder)/\(path)")
    defer { fclose(file) }
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { return result }
      result += buffer[..<count]
    }
  }

  /// The names of all sidecars.
  static let sidecars: [String] = {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".expected.json") { names.append(name) }
    }
    return names.sorted()
  }()
}

extension String {
  /// The place of the first occurrence, without Foundation.
  fileprivate func range(of part: String) -> String.Index {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(part) { return index }
      formIndex(after: &index)
    }
    return endIndex
  }
}
