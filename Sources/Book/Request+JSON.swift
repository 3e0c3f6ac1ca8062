package import Base
package import HTTP

extension Request {
  /// The body as JSON; what is none is the request's fault, and so is a NUL, which forms may not hold either.
  package func json() throws(HTTPError) -> JSON {
    guard let json = try? JSON(parsing: bytes), !json.holdsNUL else { throw HTTPError(.badRequest, code: "malformed") }
    return json
  }
}

extension JSON {
  fileprivate var holdsNUL: Bool {
    switch self {
    case .string(let text): text.utf8.contains(0)
    case .array(let items): items.contains(where: \.holdsNUL)
    case .object(let members): members.contains { $0.name.utf8.contains(0) || $0.value.holdsNUL }
    case .null, .bool, .number: false
    }
  }
}
