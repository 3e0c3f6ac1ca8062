import Base
import HTTP
import Localization
import TestSupport
import Testing
import Trades

@Suite struct TrustedSiteTests {
  @Test(arguments: ["/", "/settings", "/api/v1/settings", "/events", "/assets/none.css"])
  func `a foreign name is not answered, whatever it asks for`(path: String) throws {
    let home = try Home()
    let reply = try home.get(path, headers: ["host": "rebound.example:8080"])
    #expect(reply.status == 421)
    #expect(!reply.text.contains("Asia/Seoul"))
  }

  @Test func `a page of another site cannot change anything`() throws {
    let home = try Home()
    let record = try home.add(.memo, "2026-04-15", memo: "메모")
    let before = try home.exported()
    let foreign = ["sec-fetch-site": "cross-site", "origin": "http://evil.example"]
    for path in ["/trades", "/trades/\(record.id)/bin", "/settings", "/import", "/bin/trades/erase"] {
      let reply = try home.post(path, form: [("id", record.id.text), ("agreed", "1")], headers: foreign)
      #expect(reply.status == 403)
      #expect(reply.text.contains(Words(.ko)("app.error.crossSite")))
    }
    #expect(try home.exported() == before)
  }

  @Test func `pages asked for by address lead to localhost, and nothing else does`() throws {
    let home = try Home()
    let byAddress = ["host": "127.0.0.1:8080"]
    let reply = try home.get("/?month=2026-04", headers: byAddress)
    #expect(reply.status == 307)
    #expect(reply.headers["location"] == "http://localhost:8080/?month=2026-04")
    for path in ["/api/v1/settings", "/healthz", "/favicon.ico"] {
      #expect(try home.get(path, headers: byAddress).status == 200)
    }
  }
}
