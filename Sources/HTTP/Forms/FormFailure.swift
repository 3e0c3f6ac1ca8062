/// Why a form or a query could not be read.
enum FormFailure: Error, Equatable {
  case unreadable
  case tooMany
  case fieldTooLarge

  /// How a form is answered that failed so.
  var reply: HTTPError {
    switch self {
    case .unreadable: HTTPError(.badRequest, code: "form_unreadable")
    case .tooMany: HTTPError(.contentTooLarge, code: "too_many_fields")
    case .fieldTooLarge: HTTPError(.contentTooLarge, code: "field_too_large")
    }
  }
}
