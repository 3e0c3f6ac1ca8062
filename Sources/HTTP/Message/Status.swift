/// A response's status code.
package struct Status: Hashable, Sendable {
  /// The number on the wire.
  package let code: Int

  /// A status by its number.
  package init(_ code: Int) { self.code = code }

  package static let ok = Status(200)
  package static let created = Status(201)
  package static let accepted = Status(202)
  package static let noContent = Status(204)
  package static let movedPermanently = Status(301)
  package static let seeOther = Status(303)
  package static let notModified = Status(304)
  package static let temporaryRedirect = Status(307)
  package static let badRequest = Status(400)
  package static let unauthorized = Status(401)
  package static let forbidden = Status(403)
  package static let notFound = Status(404)
  package static let methodNotAllowed = Status(405)
  package static let conflict = Status(409)
  package static let gone = Status(410)
  package static let preconditionFailed = Status(412)
  package static let contentTooLarge = Status(413)
  package static let targetTooLong = Status(414)
  package static let unsupportedMediaType = Status(415)
  package static let misdirectedRequest = Status(421)
  package static let unprocessableContent = Status(422)
  package static let tooManyRequests = Status(429)
  package static let headersTooLarge = Status(431)
  package static let internalServerError = Status(500)
  package static let notImplemented = Status(501)
  package static let serviceUnavailable = Status(503)
  package static let insufficientStorage = Status(507)

  /// The word by which the JSON API and the error pages know this status when nothing more exact is said.
  package var word: String {
    switch code {
    case 400: "bad_request"
    case 401: "unauthorized"
    case 403: "forbidden"
    case 404: "not_found"
    case 405: "method_not_allowed"
    case 409: "conflict"
    case 410: "gone"
    case 412: "precondition_failed"
    case 413: "content_too_large"
    case 414: "target_too_long"
    case 415: "unsupported_media_type"
    case 421: "misdirected_request"
    case 422: "unprocessable_content"
    case 429: "too_many_requests"
    case 431: "headers_too_large"
    case 501: "not_implemented"
    case 503: "service_unavailable"
    case 507: "insufficient_storage"
    default: code < 500 ? "refused" : "internal_error"
    }
  }
}
