import Accounts
import App
import Base
import Book
import HTTP
import TestSupport
import Testing

/// People of a home, and their browsers.
extension Home {
  static let password = "gochujang-und-22"

  /// Gives the owner, called 지민, a password: from now on one signs in.
  func shutDoor() throws { try composition.people.introduce(owner, as: "지민", password: Self.password) }

  /// Somebody who was invited.
  @discardableResult
  func member(_ name: String = "Linh") throws -> Person {
    try composition.people.add(name, role: .member, password: Self.password)
  }

  /// A browser that was never here.
  func browser(_ change: (inout SiteOptions) -> Void = { _ in }) -> TestClient {
    var options = SiteOptions()
    change(&options)
    let client = TestClient(.router(composition.site(options)))
    client.headers["accept-language"] = "ko"
    return client
  }

  /// The same, with somebody signed in.
  func browser(of name: String) throws -> TestClient {
    let client = browser()
    #expect(try client.signIn(name).status == 303)
    return client
  }

  var sessions: SessionService { composition.accounts.sessions }
}

extension TestClient {
  func signIn(
    _ name: String, _ password: String = Home.password, next: String = "/", headers: [String: String] = [:]
  ) throws -> TestResponse {
    try post("/sign-in", form: [("name", name), ("password", password), ("next", next)], headers: headers)
  }

  var session: String? { cookies["nanal-session"] }
}

extension TestResponse {
  /// The word of an error's body, which has its three members.
  var code: String? {
    guard let json = try? JSON(parsing: bytes), json["message"]?.text?.isEmpty == false, json["fields"]?.items != nil
    else { return nil }
    return json["code"]?.text
  }

  var location: String? { headers["location"] }
}
