package import Base
package import HTTP

extension Request {
  /// The body as JSON; what is none is the request's fault.
  package func json() throws(HTTPError) -> JSON {
    do { return try JSON(parsing: bytes) } catch { throw HTTPError(.badRequest, code: "malformed") }
  }
}
