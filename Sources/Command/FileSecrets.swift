import Glibc

/// Reads a secret from the first line of a file, for `--password-file`.
package struct FileSecrets: Secrets {
  private let path: String

  package init(_ path: String) { self.path = path }

  package func line() -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var buffer: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(buffer) }
    guard getline(&buffer, &capacity, file) >= 0, let buffer else { return nil }
    return String(String(cString: buffer).prefix { !$0.isNewline })
  }
}
