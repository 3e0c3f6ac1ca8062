/// A form with files, written as browsers write it.
package struct TestMultipart {
  private static let boundary = "----nanal-test-3f0c6b"
  private var body: [UInt8] = []

  package init() {}

  package var contentType: String { "multipart/form-data; boundary=\(TestMultipart.boundary)" }

  package var bytes: [UInt8] { body + Array("--\(TestMultipart.boundary)--\r\n".utf8) }

  /// The same form with one more field.
  package func field(_ name: String, _ value: String) -> TestMultipart {
    part("name=\"\(name)\"", type: nil, Array(value.utf8))
  }

  /// The same form with one more file.
  package func file(_ name: String, _ fileName: String, _ bytes: [UInt8], type: String = "text/csv") -> TestMultipart {
    part("name=\"\(name)\"; filename=\"\(fileName)\"", type: type, bytes)
  }

  private func part(_ disposition: String, type: String?, _ bytes: [UInt8]) -> TestMultipart {
    var copy = self
    var head = "--\(TestMultipart.boundary)\r\ncontent-disposition: form-data; \(disposition)\r\n"
    if let type { head += "content-type: \(type)\r\n" }
    copy.body += Array((head + "\r\n").utf8) + bytes + Array("\r\n".utf8)
    return copy
  }
}
