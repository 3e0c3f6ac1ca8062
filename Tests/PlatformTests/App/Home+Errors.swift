import Book
import HTTP
import TestSupport

@testable import App

extension Home {
  /// The reply of the real site to a page that does what the test says.
  func asking(_ handler: @escaping @Sendable () throws -> Response) throws -> TestResponse {
    let drawing = PageDrawing(navigation: composition.rooms.navigation, table: .embedded())
    let site = Site(
      router: Router([Route(.get, "/asked") { _ in try handler() }]),
      middleware: [
        Gate(composition: composition, held: HeldRequests(house: composition.house), isLocal: true).middleware
      ],
      errors: ErrorAnswers(drawing: drawing, books: composition.books).pages)
    let other = TestClient(.router(site))
    other.headers = client.headers
    return try other.get("/asked")
  }
}
