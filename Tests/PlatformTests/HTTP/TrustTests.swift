import HTTP
import TestSupport
import Testing

@Suite struct TrustTests {
  private func client(_ headers: [String: String]) -> TestClient {
    let client = TestClient(.router(HTTPHouse.site()))
    client.headers = ["host": "localhost:8080"].merging(headers) { $1 }
    return client
  }

  private static let senders: [([String: String], Bool)] = [
    (["sec-fetch-site": "same-origin"], true), (["sec-fetch-site": "none"], true),
    (["sec-fetch-site": "same-site"], false), (["sec-fetch-site": "cross-site"], false),
    (["sec-fetch-site": "cross-site", "origin": "http://localhost:8080"], false),
    (["origin": "http://localhost:8080"], true), (["origin": "http://localhost:3000"], false),
    (["origin": "http://evil.example"], false), (["origin": "null"], false), (["origin": ""], false),
    (["origin": "http://localhost:8080.evil.example"], false),
    (["origin": "http://localhost:8080@evil.example"], false),
    (["referer": "http://localhost:8080/form?a=http://evil.example"], true),
    (["referer": "http://evil.example/http://localhost:8080"], false), ([:], false),
  ]

  @Test(arguments: senders)
  func `only our own pages make a browser send a form`(headers: [String: String], isOurs: Bool) throws {
    #expect(try client(headers).post("/form", form: [("a", "b")]).status == (isOurs ? 200 : 403))
    let multipart = TestMultipart().field("a", "b")
    #expect(try client(headers).post("/form", multipart: multipart).status == (isOurs ? 200 : 403))
  }

  @Test func `a program without a browser's headers may send JSON and nothing that a form could`() throws {
    #expect(try client([:]).post("/json", json: "{}").status == 200)
    #expect(try client([:]).send(.post, "/json", headers: ["content-type": "text/plain"], body: [0x7b]).status == 403)
    #expect(try client([:]).send(.post, "/json").status == 403)
    #expect(try client(["origin": "http://evil.example"]).post("/json", json: "{}").status == 403)
    #expect(try client(["sec-fetch-site": "cross-site"]).get("/").status == 200)
  }

  @Test(arguments: [
    ("localhost", 200), ("LOCALHOST:8080", 200), ("house.example", 200), ("house.example:99", 200),
    ("other.example:8443", 200), ("other.example", 421), ("other.example:99", 421), ("evil.example", 421),
    ("localhost.evil.example", 421), ("127.0.0.2", 421), ("localhost:x", 400), ("", 400), ("a b", 400),
    ("localhost:99999", 400), ("user@localhost", 400),
  ])
  func `only our own names are answered`(host: String, status: Int) throws {
    #expect(try client(["host": host]).get("/").status == status)
  }

  @Test func `who asks for a page by address is sent to localhost, and programs are not`() throws {
    for host in ["127.0.0.1:8080", "[::1]:8080"] {
      let reply = try client(["host": host]).get("/query?a=%20b")
      #expect(reply.status == 307)
      #expect(reply.headers["location"] == "http://localhost:8080/query?a=%20b")
      #expect(try client(["host": host]).get("/api/items/7").status == 200)
      #expect(try client(["host": host]).get("/healthz").status == 200)
    }
    #expect(try client(["host": "127.0.0.1"]).get("/").headers["location"] == "http://localhost/")
  }

  @Test func `every reply forbids what the house never does`() throws {
    for target in ["/", "/no", "/broken", "/api/items/x"] {
      let headers = try client([:]).get(target).headers
      let policy = headers["content-security-policy"] ?? ""
      #expect(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"))
      #expect(!policy.contains("unsafe"))
      #expect(headers["x-content-type-options"] == "nosniff")
      #expect(headers["referrer-policy"] == "same-origin")
      #expect(headers["cross-origin-opener-policy"] == "same-origin")
    }
  }

  @Test func `forwarded headers count only where a proxy is trusted`() throws {
    let forwarded = [
      "host": "inner:80", "x-forwarded-host": "house.example", "x-forwarded-proto": "https",
      "x-forwarded-for": "203.0.113.9",
    ]
    #expect(try client(forwarded).get("/host").status == 421)
    let trusting = Site(
      router: Router(HTTPHouse.routes), middleware: [TrustedProxy.middleware] + HTTPHouse.middleware)
    let proxied = TestClient(.router(trusting))
    proxied.headers = forwarded
    #expect(try proxied.get("/host").text == "https://house.example")
    proxied.headers["origin"] = "https://house.example"
    #expect(try proxied.post("/form").status == 200)
    proxied.headers["origin"] = "http://house.example"
    #expect(try proxied.post("/form").status == 403)
  }

  @Test func `the log knows the pattern and never what was asked or sent`() throws {
    let lines = Lines()
    let client = TestClient(.router(HTTPHouse.site(log: { lines.add($0.line) })))
    _ = try client.get("/day/2026-11-30?secret=1")
    _ = try client.get("/secret")
    _ = try client.post("/form", form: [("secret", "secret")])
    let all = lines.all
    #expect(all.count == 3)
    #expect(all[0].hasPrefix("GET /day/{day} 200 10 B "))
    #expect(all[1].hasPrefix("GET - 404 "))
    #expect(!all.joined().contains("secret"))
  }
}
