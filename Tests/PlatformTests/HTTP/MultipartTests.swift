import HTTP
import TestSupport
import Testing

@Suite struct MultipartTests {
  private func post(_ body: String, boundary: String = "b") throws -> TestResponse {
    let type = ["content-type": "multipart/form-data; boundary=\(boundary)"]
    return try TestClient(.router(HTTPHouse.site())).send(.post, "/form", headers: type, body: Array(body.utf8))
  }

  private static let head = "--b\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n"

  @Test func `a body may begin with a preamble and end with an epilogue`() throws {
    #expect(try post("hello\r\n" + MultipartTests.head + "1\r\n--b--\r\nbye").text == "a=1\n")
    #expect(try post(MultipartTests.head + "\r\n--b--").text == "a=\n")
  }

  @Test(arguments: [
    "", "--b", "--b--x--", head, head + "1", head + "1\r\n--b", head + "1\r\n--bx\r\n", "--b\r\n\r\n1\r\n--b--",
    "--b\r\nContent-Disposition: form-data\r\n\r\n1\r\n--b--", "--b\r\nno colon\r\n\r\n1\r\n--b--",
    "--b\r\nContent-Disposition: attachment; name=\"a\"\r\n\r\n1\r\n--b--", head + "\u{0}\r\n--b--",
    "--b\r\nX: " + String(repeating: "x", count: 9000) + "\r\n\r\n1\r\n--b--",
  ])
  func `a broken body is refused with a reason`(body: String) throws {
    let reply = try post(body)
    // A body that ends at its first boundary holds no field, which is allowed.
    #expect(reply.status == (body.hasPrefix("--b--") ? 200 : 400))
    if reply.status == 400 { #expect(reply.text.contains("form_unreadable")) }
  }

  @Test func `a boundary that is missing or far too long is refused`() throws {
    #expect(try post(MultipartTests.head, boundary: "").status == 400)
    #expect(try post(MultipartTests.head, boundary: String(repeating: "b", count: 71)).status == 400)
  }

  @Test func `parts beyond the limit are refused`() throws {
    let parts = String(repeating: MultipartTests.head + "1\r\n", count: 1001)
    #expect(try post(parts + "--b--").status == 413)
  }

  @Test func `a broken upload leaves no file behind`() throws {
    let folder = TestFolder.make()
    let site = HTTPHouse.site()
    var headers: Headers = ["host": "localhost", "content-type": "multipart/form-data; boundary=b"]
    headers["sec-fetch-site"] = "same-origin"
    do {
      var request = Request(method: .post, target: "/upload", headers: headers)
      let head = "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"x\"\r\n\r\nabc"
      site.receive(Array(head.utf8), for: &request, folder: folder)
      #expect(site.respond(to: request).status == .badRequest)
    }
    #expect(TestFolder.names(in: folder).isEmpty)
  }
}
