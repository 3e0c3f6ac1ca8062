/// A request's method.
package enum Method: String, Sendable, CaseIterable {
  case get = "GET"
  case head = "HEAD"
  case post = "POST"
  case put = "PUT"
  case patch = "PATCH"
  case delete = "DELETE"
  case options = "OPTIONS"

  /// Whether the method only reads: such requests may come from anywhere and may be repeated.
  package var isSafe: Bool {
    switch self {
    case .get, .head, .options: true
    case .post, .put, .patch, .delete: false
    }
  }
}
