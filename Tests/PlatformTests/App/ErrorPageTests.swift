import Base
import Book
import HTTP
import Localization
import Store
import TestSupport
import Testing

@testable import App

@Suite struct ErrorPageTests {
  /// Errors, the key of what their page says, and how they come about.
  private static let errors: [(HTTPError, String)] = [
    (HTTPError(.badRequest), "app.error.malformed"), (.notFound, "app.error.notFound"),
    (HTTPError(.methodNotAllowed), "app.error.method"), (HTTPError(.conflict), "app.error.conflict"),
    (HTTPError(.contentTooLarge), "app.error.tooLarge"), (HTTPError(.targetTooLong), "app.error.addressTooLong"),
    (HTTPError(.misdirectedRequest), "app.error.host"), (.invalid([]), "app.error.fields"),
    (HTTPError(.internalServerError), "app.error.internal"),
    (HTTPError(.serviceUnavailable, code: "busy"), "app.error.busy"),
    (HTTPError(.serviceUnavailable, code: "unreachable"), "app.error.unreachable"),
    (HTTPError(.internalServerError, code: "unconfirmed"), "app.error.unconfirmed"),
    (HTTPError(.insufficientStorage, code: "disk_full"), "app.error.diskFull"),
    (HTTPError(.insufficientStorage, code: "read_only"), "app.error.readOnly"),
  ]

  @Test(arguments: Language.allCases)
  func `every error has a page in the person's language with a way back`(language: Language) throws {
    let home = try Home(language)
    for (error, key) in Self.errors {
      let reply = try home.asking { throw error }
      #expect(reply.status == error.status.code)
      let text = reply.text
      #expect(text.contains(#"<html lang="\#(language.tag)""#))
      #expect(text.contains(">" + Words(language).text(WordKey(stringLiteral: key), []) + "<"), "\(error.code)")
      #expect(text.contains(#"href="/""#))
      #expect(reply.headers["cache-control"] == "no-store")
    }
  }

  @Test func `what went wrong inside is not told outside`() throws {
    struct Secret: Error { let text = "select password" }
    let reply = try Home().asking { throw Secret() }
    #expect(reply.status == 500)
    #expect(!reply.text.contains("password") && !reply.text.contains("Secret"))
  }

  @Test func `a server's troubles say whether to try again`() throws {
    let home = try Home()
    let away = try home.asking { throw StoreError.unreachable("no route to db.example") }
    #expect(away.status == 503 && away.headers["retry-after"] != nil)
    #expect(away.text.contains(Words(.ko)("app.error.unreachable.advice")) && !away.text.contains("db.example"))
    // Nothing that invites to send the same again: it may have been kept.
    let unknown = try home.asking { throw StoreError.unconfirmed }
    #expect(unknown.status == 500 && unknown.headers["retry-after"] == nil)
    #expect(unknown.text.contains(Words(.ko)("app.error.unconfirmed.advice")))
  }

  @Test func `real requests that cannot be answered get these pages`() throws {
    let home = try Home()
    let words = Words(.ko)
    func expect(_ reply: TestResponse, _ status: Int, _ key: WordKey) {
      #expect(reply.status == status)
      #expect(reply.text.contains(words.text(key, [])))
    }
    expect(try home.get("/nowhere"), 404, "app.error.notFound")
    let refused = try home.post("/")
    expect(refused, 405, "app.error.method")
    #expect(refused.headers["allow"]?.hasPrefix("GET, HEAD") == true)
    let large = String(repeating: "a", count: 2 << 20)
    expect(try home.post("/settings", form: [("zone", large)]), 413, "app.error.tooLarge")
    let long = "/" + String(repeating: "a", count: 20_000)
    expect(try home.get(long), 414, "app.error.addressTooLong")
  }

  @Test func `programs get errors as JSON, with a word and a sentence`() throws {
    let home = try Home()
    let reply = try home.get("/api/v1/nowhere")
    #expect(reply.status == 404)
    let json = try JSON(parsing: reply.bytes)
    #expect(json["code"] == .string("not_found"))
    #expect(json["fields"] == .array([]))
  }
}
