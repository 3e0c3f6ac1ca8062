import Glibc

/// The folder that holds a house's records and attachments, private to the person who runs the program.
package struct DataFolder: Sendable {
  /// Its path, without a slash at the end.
  package let path: String

  /// Opens the folder, making it and what leads to it where they are missing.
  ///
  /// A folder that is made is private (0700); one that is there is left as it is.
  package init(_ path: String) throws(StoreError) {
    let trimmed = path.reversed().drop { $0 == "/" }
    self.path = trimmed.isEmpty ? "/" : String(trimmed.reversed())
    try Files.makeFolder(self.path)
  }

  /// The path of a folder inside, made where it is missing.
  package func subfolder(_ name: String) throws(StoreError) -> String {
    let folder = path + "/" + name
    try Files.makeFolder(folder)
    return folder
  }

  /// The path of a file inside, made empty and private (0600) where it is missing.
  package func privateFile(_ name: String) throws(StoreError) -> String {
    let file = path + "/" + name
    let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Files.error(errno, file) }
    close(descriptor)
    return file
  }
}
