/// A staged or named file.
package struct ImportFile: Sendable {
  /// The name as the person knows it; never used to recognise the format.
  package let name: String
  /// Where its bytes lie.
  package let path: String

  package init(name: String, path: String) {
    self.name = name
    self.path = path
  }
}
