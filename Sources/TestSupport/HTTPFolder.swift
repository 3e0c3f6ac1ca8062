import Glibc

/// A folder for the uploads of tests, one for each run of the tests.
package enum TestFolder {
  package static let uploads: String = make()

  /// Makes a new empty folder.
  package static func make() -> String {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let path = "\(base)/nanal-test-\(UInt64.random(in: .min ... .max))"
    mkdir(path, 0o700)
    return path
  }

  /// The names of the files in a folder.
  package static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Who may do what with a file, as `chmod` writes it.
  package static func mode(_ path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "" }
    return String(status.st_mode & 0o777, radix: 8)
  }

  /// Writes a file.
  package static func write(_ bytes: [UInt8], _ path: String) {
    guard let file = fopen(path, "w") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  static func read(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }
}
