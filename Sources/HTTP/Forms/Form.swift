package import Base

/// A form as it was sent: its fields and its files.
package struct Form: Sendable {
  package var fields: Fields
  package var files: [UploadedFile]

  package init(fields: Fields = Fields(), files: [UploadedFile] = []) {
    self.fields = fields
    self.files = files
  }

  /// The first value of a field; nil when the form has no such field.
  package subscript(name: String) -> String? { fields[name] }

  /// Every value of a field.
  package func all(_ name: String) -> [String] { fields.all(name) }

  /// The first file of a field.
  package func file(_ name: String) -> UploadedFile? { files.first { $0.field == name } }
}
