package import Base
package import HTTP

/// A JSON operation under `/api/v1`: its route, and what the OpenAPI document says of it, as data.
package struct Operation: Sendable {
  package typealias Handler = @Sendable (Request, Visitor) throws -> JSON
  package typealias FileHandler = @Sendable (Request, Visitor) throws -> Response

  /// What it answers with where it succeeds, and who answers.
  package enum Reply: Sendable {
    case json(JSONSchema, Handler)
    case file(FileHandler)
  }

  /// A value in the path or query.
  package struct Parameter: Sendable {
    package var name: String
    package var place: Place
    package var schema: JSONSchema
    package var required: Bool
    package var summary: String

    package enum Place: String, Sendable { case path, query }

    package init(_ name: String, in place: Place, _ schema: JSONSchema, required: Bool = false, summary: String) {
      self.name = name
      self.place = place
      self.schema = schema
      self.required = required || place == .path
      self.summary = summary
    }
  }

  /// The operation's id in the document: `listTrades`.
  package var id: String
  package var method: Method
  /// The path below `/api/v1`: `/trades/{id}`.
  package var path: String
  package var summary: String
  package var parameters: [Parameter]
  package var body: JSONSchema?
  /// Whom it is for, once people sign in.
  package var access: Route.Access
  /// How large a file it takes as its body, byte by byte, instead of JSON.
  package var fileLimit: Int?
  /// The status of success: 200, 201 or 204.
  package var status: Status
  /// Codes of the errors it may answer besides the general ones.
  package var errors: [ErrorCode]
  package var reply: Reply

  /// A documented error: status and code word.
  package struct ErrorCode: Equatable, Sendable {
    package var status: Status
    package var code: String

    package init(_ status: Status, _ code: String) {
      self.status = status
      self.code = code
    }
  }

  package init(
    _ id: String, _ method: Method, _ path: String, summary: String, access: Route.Access = .people,
    parameters: [Parameter] = [], body: JSONSchema? = nil, fileLimit: Int? = nil, status: Status = .ok,
    answer: JSONSchema, errors: [ErrorCode] = [],
    handler: @escaping Handler
  ) {
    self.id = id
    self.method = method
    self.path = path
    self.summary = summary
    self.access = access
    self.parameters = parameters
    self.body = body
    self.fileLimit = fileLimit
    self.status = status
    self.errors = errors
    reply = .json(answer, handler)
  }

  /// An operation that answers with a file.
  package init(
    _ id: String, _ method: Method, _ path: String, summary: String, parameters: [Parameter] = [],
    handler: @escaping FileHandler
  ) {
    self.init(id, method, path, summary: summary, parameters: parameters, answer: .anything) { _, _ in .null }
    reply = .file(handler)
  }

  /// The schema of its answer, where that is JSON.
  package var answer: JSONSchema? {
    if case .json(let schema, _) = reply { schema } else { nil }
  }
}
