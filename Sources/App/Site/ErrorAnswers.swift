import Accounts
import Base
import Book
import HTTP
import Localization
import Store

/// Errors as a page in the person's language, or as JSON for programs.
struct ErrorAnswers: Sendable {
  let drawing: PageDrawing
  let books: [any Book]

  var pages: ErrorPages {
    ErrorPages(page: page, translate: translate)
  }

  @Sendable private func page(_ error: HTTPError, _ request: Request) -> Response {
    let words = request.visitor?.words ?? Words(LanguageCookie.language(of: request))
    let isAPI = request.path.hasPrefix(OpenAPIDocument.prefix + "/") || request.prefersJSON
    if isAPI { return .json(Self.json(error, words).write(pretty: false), error.status) }
    guard let visitor = request.visitor else {
      let text = ErrorWords(words)
      return .text("\(error.status.code) \(text.heading(error)) \(text.advice(error))\n", error.status)
    }
    return drawing.response(ErrorView(words: words).page(error), error.status, for: visitor, request)
  }

  static func json(_ error: HTTPError, _ words: Words) -> JSON {
    let text = ErrorWords(words)
    return [
      "code": .string(error.code), "message": .string(error.sentence ?? text.heading(error) + " " + text.advice(error)),
      "fields": .array(
        error.fields.map { field in
          ["name": .string(field.name), "message": .string(words.text(WordKey(stringLiteral: field.message), []))]
        }),
    ]
  }

  /// The store's troubles and the books' own, as replies that say what can be done.
  @Sendable private func translate(_ error: any Error) -> HTTPError? {
    if let known = books.lazy.compactMap({ $0.httpError(for: error) }).first { return known }
    guard let error = error as? StoreError else { return nil }
    switch error {
    case .full: return HTTPError(.insufficientStorage, code: "disk_full")
    case .readOnly: return HTTPError(.insufficientStorage, code: "read_only")
    case .busy: return HTTPError(.serviceUnavailable, code: "busy", headers: ["retry-after": "5"])
    case .unreachable: return HTTPError(.serviceUnavailable, code: "unreachable", headers: ["retry-after": "5"])
    // No status that invites proxies or programs to send the same once more.
    case .unconfirmed: return HTTPError(.internalServerError, code: "unconfirmed")
    case .notFound: return .notFound
    default: return nil
    }
  }
}
