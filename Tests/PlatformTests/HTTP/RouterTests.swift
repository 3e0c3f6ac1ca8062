import HTTP
import TestSupport
import Testing

@Suite struct RouterTests {
  @Test func `a path leads to its route with or without a socket`() throws {
    try HTTPHouse.bothWays { client in
      let page = try client.get("/")
      #expect(page.status == 200)
      #expect(page.text == "<h1>house</h1>")
      #expect(try client.get("/day/2026-11-30").text == "2026-11-30")
      #expect(try client.get("/api/items/7").text == "{\"id\":7}")
    }
  }

  @Test func `a value that cannot be is a page that does not exist`() throws {
    let client = TestClient(.router(HTTPHouse.site()))
    let targets = [
      "/day/2026-02-30", "/day/", "/day", "/day/x/y", "/api/items/07", "/api/items/99999999999999999999", "/no",
    ]
    for target in targets { #expect(try client.get(target).status == 404, "\(target)") }
  }

  @Test func `a method that a path has not is answered with those that it has`() throws {
    try HTTPHouse.bothWays { client in
      let refused = try client.post("/day/2026-11-30", json: "{}")
      #expect(refused.status == 405)
      #expect(refused.headers["allow"] == "GET, HEAD, OPTIONS")
      let asked = try client.send(.options, "/form")
      #expect(asked.status == 204)
      #expect(asked.headers["allow"] == "POST, OPTIONS")
    }
  }

  @Test func `HEAD tells what GET would and sends no body`() throws {
    try HTTPHouse.bothWays { client in
      let head = try client.send(.head, "/")
      #expect(head.status == 200)
      #expect(head.bytes.isEmpty)
      #expect(head.headers["etag"] == (try client.get("/")).headers["etag"])
    }
  }

  @Test func `a last slash too many leads to the page without it`() throws {
    let client = TestClient(.router(HTTPHouse.site()))
    let reply = try client.get("/query/?a=1")
    #expect(reply.status == 301)
    #expect(reply.headers["location"] == "/query?a=1")
    #expect(try client.get("//evil.example/").status == 404)
  }

  @Test func `a literal wins over a name and a name over all that is left`() throws {
    let router = Router([
      Route(.get, "/a/{x}", samples: ["/a/1"]) { request in .text("name " + (try request.parameters.text("x"))) },
      Route(.get, "/a/new") { _ in .text("literal") },
      Route(.get, "/a/new/{y}", samples: ["/a/new/1"]) { _ in .text("deeper") },
      Route(.get, "/{all...}", samples: ["/b"]) { request in .text("rest " + (try request.parameters.text("all"))) },
    ])
    let client = TestClient(.router(Site(router: router)))
    #expect(try client.get("/a/new").text == "literal")
    #expect(try client.get("/a/old").text == "name old")
    #expect(try client.get("/a/new/1").text == "deeper")
    #expect(try client.get("/a/old/1").text == "rest a/old/1")
    #expect(try client.get("/a/b%2Fc%20%ED%95%9C").text == "name b/c 한")
  }

  @Test func `pages without samples and routes that hide each other are found`() {
    let none: Handler = { _ in .noContent }
    let router = Router([
      Route(.get, "/a/{x}", handler: none), Route(.get, "/a/{y}", samples: ["/a/1"], handler: none),
      Route(.get, "/b", handler: none),
    ])
    #expect(router.withoutSamples.map(\.pattern) == ["/a/{x}"])
    #expect(router.hidden.map(\.pattern) == ["/a/{y}"])
    #expect(Router(HTTPHouse.routes).withoutSamples.isEmpty)
    #expect(Router(HTTPHouse.routes).hidden.isEmpty)
  }
}
