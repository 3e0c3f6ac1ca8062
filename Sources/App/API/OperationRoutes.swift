import Base
import Book
import HTTP

extension Operation {
  /// The operation as a route below the API's prefix.
  var route: Route {
    let limits = fileLimit.map(BodyLimits.uploads) ?? .standard
    return Route(method, OpenAPIDocument.prefix + path, kind: .api, access: access, limits: limits) { request in
      guard let visitor = request.visitor else { throw HTTPError(.internalServerError) }
      if body != nil, request.mediaType != "application/json" {
        throw HTTPError(.unsupportedMediaType, code: "not_json")
      }
      if fileLimit != nil, request.mediaType != OpenAPIDocument.fileType {
        throw HTTPError(.unsupportedMediaType, code: "not_a_file")
      }
      switch reply {
      case .json(_, let handler):
        let json = try handler(request, visitor)
        return status == .noContent ? .noContent : .json(json.write(pretty: false), status)
      case .file(let handler): return try handler(request, visitor)
      }
    }
  }
}

extension Composition {
  var apiRoutes: [Route] {
    let document = OpenAPIDocument.json(of: rooms.operations, version: Version.text).write(pretty: true)
    let prepared = PreparedBytes(document, type: "application/json")
    return rooms.operations.map(\.route) + [
      Route(.get, "/api/openapi.json", kind: .api, access: .guests) { _ in
        Response(type: "application/json", body: .prepared(prepared))
      }
    ]
  }
}
