/// How errors become replies.
///
/// The house gives the pages; without them an error is a line of plain text.
package struct ErrorPages: Sendable {
  /// Draws the reply for an error.
  package typealias Page = @Sendable (HTTPError, Request) -> Response

  private let page: Page
  private let translate: @Sendable (any Error) -> HTTPError?
  private let report: @Sendable (any Error, Request) -> Void

  /// `translate` knows the errors of other floors that mean something to a person; what it does not know is reported
  /// and answered with 500, without a word about its inside.
  package init(
    page: @escaping Page = ErrorPages.plain, translate: @escaping @Sendable (any Error) -> HTTPError? = { _ in nil },
    report: @escaping @Sendable (any Error, Request) -> Void = ErrorPages.toStandardError
  ) {
    self.page = page
    self.translate = translate
    self.report = report
  }

  func response(to error: any Error, for request: Request) -> Response {
    let known = (error as? HTTPError) ?? translate(error)
    if known == nil { report(error, request) }
    let error = known ?? HTTPError(.internalServerError)
    if error.status.code < 400 { return Response(error.status, headers: error.headers) }
    var response = page(error, request)
    response.status = error.status
    for field in error.headers.fields { response.headers[field.name] = field.value }
    response.headers["cache-control"] = "no-store"
    return response
  }

  /// A line of plain text.
  package static let plain: Page = { error, _ in .text("\(error.status.code) \(error.code)\n") }

  /// A line on standard error with the route, never with what was sent.
  package static let toStandardError: @Sendable (any Error, Request) -> Void = { error, request in
    StandardError.write("error in \(request.method.rawValue) \(request.route?.pattern ?? "-"): \(error)\n")
  }
}
