import Accounts
import Book
import HTTP

extension Composition {
  /// Leads somebody who opens an empty house for the first time to the welcome, once; programs are left alone.
  var firstVisitMiddleware: Site.Middleware {
    { [welcome = rooms.accounts.welcome] request, next in
      guard request.method == .get, request.target == "/", request.headers["sec-fetch-dest"] == "document",
        request.cookies[FirstVisit.cookie] == nil, let visitor = request.visitor,
        try welcome.isDue(for: visitor.owner)
      else { return try next(request) }
      return .redirect("/welcome/1").setting(SetCookie(FirstVisit.cookie, "1"))
    }
  }
}

private enum FirstVisit {
  /// Lives as long as the browser runs: who leaves the welcome by another way is not led back to it at once.
  static let cookie = "nanal-welcomed"
}
