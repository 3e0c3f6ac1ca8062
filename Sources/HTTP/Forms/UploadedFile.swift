/// A file that came with a form and lies in the server's temporary folder until the request is answered.
package struct UploadedFile: Sendable {
  /// The form field that carried it.
  package let field: String
  /// Its name on the sender's machine, without folders.
  package let name: String
  /// What the sender says it is; never to be trusted.
  package let contentType: String
  package let size: Int
  private let file: TemporaryFile

  init(field: String, name: String, contentType: String, file: TemporaryFile) {
    self.field = field
    self.name = name
    self.contentType = contentType
    self.size = file.size
    self.file = file
  }

  /// A file that came with an earlier request, written again.
  package init(
    field: String, name: String, contentType: String, bytes: [UInt8], folder: String
  ) throws(HTTPError) {
    let file = try TemporaryFile(folder: folder)
    try bytes.withUnsafeBytes { bytes in Result { () throws(HTTPError) in try file.write(bytes) } }.get()
    file.close()
    self.init(field: field, name: name, contentType: contentType, file: file)
  }

  /// Where its bytes are.
  package var path: String { file.path }

  /// Takes the file over: it is no longer deleted when the request ends.
  package func takeOver() -> String {
    file.keep()
    return file.path
  }

  /// All its bytes, or an error when it cannot be read.
  package func bytes() throws(HTTPError) -> [UInt8] { try file.bytes() }

  /// Deletes the bytes unless they were taken over.
  func discard() { file.discard() }
}
