/// An error that knows its reply: a status, a word for programs, and the fields of a form that it concerns.
package struct HTTPError: Error, Equatable, Sendable {
  /// What is wrong with one field: its name and the key of the sentence that says so.
  package struct Field: Equatable, Sendable {
    package let name: String
    package let message: String

    package init(_ name: String, _ message: String) {
      self.name = name
      self.message = message
    }
  }

  package let status: Status
  /// A word of the closed list in the API's document.
  package let code: String
  package let fields: [Field]
  /// What happened, in the person's language, where whoever throws knows better than the code says.
  package let sentence: String?
  /// Headers that the reply must carry, such as `allow` or `retry-after`.
  package let headers: Headers

  /// An error by its status, with the status' own word where no better one is given.
  package init(
    _ status: Status, code: String? = nil, sentence: String? = nil, fields: [Field] = [], headers: Headers = Headers()
  ) {
    self.status = status
    self.code = code ?? status.word
    self.fields = fields
    self.sentence = sentence
    self.headers = headers
  }

  /// There is nothing under this address.
  package static let notFound = HTTPError(.notFound)

  /// Fields of a form that cannot be taken as they are.
  package static func invalid(_ fields: [Field]) -> HTTPError { HTTPError(.unprocessableContent, fields: fields) }
}
