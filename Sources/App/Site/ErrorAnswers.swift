import Base
import Book
import Design
import HTML
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
    let language = Language(acceptLanguage: request.headers["accept-language"] ?? "") ?? .en
    let words = request.visitor?.words ?? Words(language)
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
    case .notFound: return .notFound
    default: return nil
    }
  }
}

/// The catalogue's words for an error: what happened, and what to do.
struct ErrorWords {
  let words: Words

  init(_ words: Words) { self.words = words }

  func heading(_ error: HTTPError) -> String {
    switch error.code {
    case "disk_full": return words("app.error.diskFull")
    case "read_only": return words("app.error.readOnly")
    case "cross_site": return words("app.error.crossSite")
    default: break
    }
    switch error.status {
    case .badRequest: return words("app.error.malformed")
    case .notFound: return words("app.error.notFound")
    case .methodNotAllowed: return words("app.error.method")
    case .conflict: return words("app.error.conflict")
    case .contentTooLarge: return words("app.error.tooLarge")
    case .targetTooLong, .headersTooLarge: return words("app.error.addressTooLong")
    case .misdirectedRequest: return words("app.error.host")
    case .unprocessableContent: return words("app.error.fields")
    case .serviceUnavailable: return words("app.error.busy")
    default: return error.status.code < 500 ? words("app.error.refused") : words("app.error.internal")
    }
  }

  func advice(_ error: HTTPError) -> String {
    switch error.code {
    case "disk_full": return words("app.error.diskFull.advice")
    case "read_only": return words("app.error.readOnly.advice")
    case "cross_site": return words("app.error.crossSite.advice")
    default: break
    }
    switch error.status {
    case .notFound: return words("app.error.notFound.advice")
    case .conflict: return words("app.error.conflict.advice")
    case .contentTooLarge: return words("app.error.tooLarge.advice")
    case .misdirectedRequest: return words("app.error.host.advice")
    case .unprocessableContent: return words("app.error.fields.advice")
    case .serviceUnavailable: return words("app.error.busy.advice")
    default: return error.status.code < 500 ? words("app.error.refused.advice") : words("app.error.internal.advice")
    }
  }
}

/// The page that stands for one that could not be shown.
struct ErrorView {
  let words: Words

  func page(_ error: HTTPError) -> Page {
    let text = ErrorWords(words)
    return Page(text.heading(error), bar: AppBar(text.heading(error)), place: nil, width: .medium) {
      ErrorPage(error.status.code, text.heading(error), text: text.advice(error)) {
        Button(words("app.error.home"), .primary, href: "/")
      }
    }
  }
}
