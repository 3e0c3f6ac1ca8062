import HTTP
import TestSupport
import Testing

@Suite struct ReplyTests {
  @Test func `a page that the browser has is not sent again`() throws {
    try HTTPHouse.bothWays { client in
      let first = try client.get("/long")
      let tag = try #require(first.headers["etag"])
      let second = try client.get("/long", headers: ["if-none-match": "\"x\", W/\(tag)"])
      #expect(second.status == 304)
      #expect(second.bytes.isEmpty)
      #expect(second.headers["etag"] == tag)
      #expect(try client.get("/long", headers: ["if-none-match": "\"x\""]).status == 200)
    }
  }

  @Test func `long text is compressed for those who can read that`() throws {
    try HTTPHouse.bothWays { client in
      let packed = try client.get("/long", headers: ["accept-encoding": "br, gzip;q=0.8"])
      #expect(packed.headers["content-encoding"] == "gzip")
      #expect(packed.headers["vary"] == "accept-encoding")
      #expect(packed.bytes.count < 400)
      #expect(packed.bytes.starts(with: [0x1f, 0x8b]))
      let tag = try #require(packed.headers["etag"])
      #expect(tag.hasSuffix("-gz\""))
      #expect(try client.get("/long", headers: ["accept-encoding": "gzip", "if-none-match": tag]).status == 304)
      let plain = try client.get("/long", headers: ["accept-encoding": "gzip;q=0"])
      #expect(plain.headers["content-encoding"] == nil)
      #expect(plain.headers["vary"] == "accept-encoding")
      #expect(plain.bytes.count == 40_000)
      #expect(try client.get("/", headers: ["accept-encoding": "gzip"]).headers["content-encoding"] == nil)
    }
  }

  @Test func `assets have names that change with their bytes and are kept for ever`() throws {
    let css = Asset(name: "app.css", bytes: Array(String(repeating: "a{color:red}", count: 200).utf8))
    let table = AssetTable([css, Asset(name: "icon.svg", bytes: Array("<svg/>".utf8))])
    let path = try #require(table.path("app.css"))
    #expect(path.hasPrefix("/assets/app.") && path.hasSuffix(".css"))
    #expect(table.path("other.css") == nil)
    try HTTPHouse.bothWays([table.route, table.route("icon.svg", at: "/favicon.svg")]) { client in
      let asset = try client.get(path, headers: ["accept-encoding": "gzip"])
      #expect(asset.headers["content-type"] == "text/css; charset=utf-8")
      #expect(asset.headers["cache-control"] == "public, max-age=31536000, immutable")
      #expect(asset.headers["content-encoding"] == "gzip")
      #expect(try client.get("/assets/app.css").status == 404)
      #expect(try client.get("/assets/../app.css").status == 404)
      #expect(try client.get("/favicon.svg").headers["cache-control"] == "no-cache")
    }
  }

  @Test func `a file on disk is sent whole`() throws {
    let path = TestFolder.make() + "/file.txt"
    TestFolder.write(Array("content of a file".utf8), path)
    let routes = [
      Route(.get, "/file", kind: .file) { _ in .download(.file(path: path), name: "표 1.txt", type: "text/plain") },
      Route(.get, "/nofile", kind: .file) { _ in Response(type: "text/plain", body: .file(path: path + ".no")) },
    ]
    try HTTPHouse.bothWays(routes) { client in
      let file = try client.get("/file")
      #expect(file.text == "content of a file")
      let disposition = "attachment; filename=\"_ 1.txt\"; filename*=UTF-8''%ED%91%9C%201.txt"
      #expect(file.headers["content-disposition"] == disposition)
    }
    let server = try Server(HTTPHouse.site(routes), HTTPHouse.options())
    defer { server.stop() }
    #expect(try TestClient(.socket(server)).get("/nofile").status == 404)
  }

  @Test func `a cookie comes back as it was set`() throws {
    try HTTPHouse.bothWays { client in
      let first = try client.get("/cookies")
      #expect(first.text == "none")
      #expect(first.headers["set-cookie"] == "theme=dark%3B%20really; Path=/; HttpOnly; SameSite=Lax")
      #expect(try client.get("/cookies").text == "dark; really")
    }
  }

  @Test func `nothing from outside begins a header of its own`() throws {
    var headers = Headers()
    headers.add("x", "a\r\nset-cookie: b")
    headers.add("x\r\n", "a")
    headers["Location"] = "/a\nb"
    #expect(headers == Headers())
    #expect(Response.redirect("/a\r\nset-cookie: b=c").headers["location"] == "/a%0D%0Aset-cookie:%20b=c")
    #expect(!SetCookie("a", "b\r\nc").header.contains("\r"))
  }

  @Test func `an unknown error is 500 without a word about its inside`() throws {
    try HTTPHouse.bothWays { client in
      let reply = try client.get("/broken")
      #expect(reply.status == 500)
      #expect(reply.text == "500 internal_error\n")
      #expect(reply.headers["cache-control"] == "no-store")
      #expect(reply.headers["content-security-policy"] != nil)
    }
  }

  @Test func `a kept page is made once for each key`() throws {
    let cache = ByteCache<String>(limit: 100_000)
    let counter = Counter()
    let site = Site(
      router: Router([
        Route(.get, "/{key}", samples: ["/a"]) { request in
          cache.response(for: try request.parameters.text("key")) {
            counter.increment()
            return .html(Array(repeating: 65, count: 20_000))
          }
        }
      ]))
    let client = TestClient(.router(site))
    for _ in 0..<3 { #expect(try client.get("/a").bytes.count == 20_000) }
    #expect(counter.value == 1)
    for key in 0..<20 { _ = try client.get("/\(key)") }
    _ = try client.get("/a")
    #expect(counter.value == 22)
  }
}
