package import Store

/// A staged or named file.
package struct ImportFile: Sendable {
  /// The name as the person knows it; never used to recognise the format.
  package let name: String
  /// Where its bytes lie.
  package let path: String

  /// What keeps the bytes there, where they would go otherwise.
  private let holder: LocalFile?

  package init(name: String, path: String) {
    self.name = name
    self.path = path
    holder = nil
  }

  /// A staged file, which stays where it lies for as long as this is held.
  package init(name: String, file: LocalFile) {
    self.name = name
    path = file.path
    holder = file
  }
}
