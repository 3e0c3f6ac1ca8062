import HTTP
import TestSupport
import Testing

@Suite struct FormTests {
  @Test func `a form keeps its fields in their order, with spaces, signs and every script`() throws {
    try HTTPHouse.bothWays { client in
      let form = [("item", "삼성전자 & 'x'"), ("tag", "a+b"), ("tag", "c=d"), ("memo", "")]
      let reply = try client.post("/form", form: form)
      #expect(reply.text == "item=삼성전자 & 'x'\ntag=a+b\ntag=c=d\nmemo=\n")
    }
  }

  @Test(arguments: ["a=%", "a=%4", "a=%zz", "a=%ff", "a=%00", "%00=a", "a=\u{0}", "a=%C0%80"])
  func `a form that no browser writes is refused`(body: String) throws {
    let client = TestClient(.router(HTTPHouse.site()))
    let type = ["content-type": "application/x-www-form-urlencoded"]
    #expect(try client.send(.post, "/form", headers: type, body: Array(body.utf8)).status == 400)
    #expect(try client.get("/query?" + body.replacing("\u{0}", with: "%00")).status == 400)
  }

  @Test func `a form with too many fields or too long a field is refused`() throws {
    let client = TestClient(.router(HTTPHouse.site()))
    let many = (0..<1001).map { ("f\($0)", "") }
    #expect(try client.post("/form", form: many).status == 413)
    #expect(try client.post("/form", form: [("a", String(repeating: "x", count: 600 << 10))]).status == 413)
    #expect(try client.post("/form", form: [("a", String(repeating: "x", count: 1000))]).status == 200)
  }

  @Test func `another kind of body is no form`() throws {
    let client = TestClient(.router(HTTPHouse.site()))
    #expect(try client.post("/form", json: "{}").status == 415)
    #expect(try client.send(.post, "/form").text == "")
  }

  @Test func `files arrive beside fields, whatever they are called`() throws {
    try HTTPHouse.bothWays { client in
      let form = TestMultipart().field("account", "키움").file("file", "거래내역 11월.csv", Array("a,b\r\n--c\r\n".utf8))
        .file("file", "C:\\\\Users\\\\me\\\\%22x%22.csv", [0, 13, 10, 45, 45]).file("none", "", [])
        .file("empty", "empty.csv", [])
      let reply = try client.post("/form", multipart: form)
      #expect(
        reply.text == """
          account=키움
          file=거래내역 11월.csv text/csv 10
          file="x".csv text/csv 5
          empty=empty.csv text/csv 0

          """)
    }
  }

  @Test func `a file arrives byte by byte as it was`() throws {
    try HTTPHouse.bothWays { client in
      var bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 7) }
      bytes.replaceSubrange(1000..<1004, with: Array("\r\n--".utf8))
      let reply = try client.post("/upload", multipart: TestMultipart().file("file", "a.bin", bytes))
      #expect(reply.text.hasPrefix(EntityTag.of(bytes)))
    }
  }

  @Test func `what is too large is refused and the sender gets to read why`() throws {
    try HTTPHouse.bothWays { client in
      let file = TestMultipart().file("file", "a.bin", [UInt8](repeating: 7, count: 5 << 20))
      let upload = try client.post("/upload", multipart: file)
      #expect(upload.status == 413)
      let json = try client.post("/json", json: String(repeating: "1", count: 2 << 20))
      #expect(json.status == 413)
    }
  }

  @Test func `uploaded files lie where only this user reads them and go when the request ends`() throws {
    let folder = TestFolder.make()
    let site = HTTPHouse.site([
      Route(.post, "/look") { request in
        let form = try request.form()
        let kept = form.file("kept")?.takeOver() ?? ""
        return .text("\(TestFolder.mode(kept)) \(TestFolder.names(in: folder).count)")
      }
    ])
    var options = HTTPHouse.options()
    options.uploadFolder = folder
    let server = try Server(site, options)
    defer { server.stop() }
    let form = TestMultipart().file("kept", "a", [1]).file("dropped", "b", [2])
    #expect(try TestClient(.socket(server)).post("/look", multipart: form).text == "600 2")
    #expect(TestFolder.names(in: folder).count == 1)
  }
}
