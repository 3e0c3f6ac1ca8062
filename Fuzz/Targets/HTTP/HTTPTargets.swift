import Base
import HTTP

extension FuzzTarget {
  /// Forms as `name=value&…`: what is read can be written and read again, and stands in a query as in a body.
  static let form = FuzzTarget(name: "form") { bytes in
    let type = "application/x-www-form-urlencoded"
    guard let form = try readForm(.bytes(bytes), type: type) else { return }
    let again = try readForm(.bytes(Array(form.fields.encoded.utf8)), type: type)
    try hold(again?.fields == form.fields, "\(form.fields) is not read as it is written")
    if form.fields.pairs.count <= 200, form.fields.encoded.utf8.count <= 8000 {
      let request = Request(method: .get, target: "/?" + form.fields.encoded, headers: ["host": "localhost"])
      try hold(request.failure == nil && request.query == form.fields, "\(form.fields) is no query")
    }
  }

  /// Forms with files: whether they come whole or in pieces is the same, and what is refused is refused with a reason.
  static let multipart = FuzzTarget(name: "multipart") { bytes in
    let whole = try readMultipart(bytes, piece: .max)
    let pieces = try readMultipart(bytes, piece: bytes.count % 7 + 1)
    try hold(whole == pieces, "\(whole) in one, \(pieces) in pieces")
  }

  /// Cookies: any text comes back as it was set, and any header is read without harm.
  static let cookie = FuzzTarget(name: "cookie") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    _ = Cookies(parsing: [text])
    let header = SetCookie("a", text).header
    try hold(!header.utf8.contains { $0 < 0x20 || $0 > 0x7e }, "\(header) is no header")
    if text.utf8.contains(0) { return }
    let pair = String(header.prefix { $0 != ";" })
    try hold(Cookies(parsing: ["x=y; " + pair])["a"] == text, "\(pair) is not read as it was set")
  }

  /// The targets of HTTP.
  static let http = [form, multipart, cookie]

  /// The form of a request, or nil when it is refused as it should be.
  private static func readForm(_ body: Request.Body, type: String) throws -> Form? {
    let request = Request(
      method: .post, target: "/", headers: ["host": "localhost", "content-type": type], body: body)
    do {
      return try request.form()
    } catch {
      try hold(error.status == .badRequest || error.status == .contentTooLarge, "refused with \(error)")
      return nil
    }
  }

  private static let site = Site(router: Router([Route(.post, "/") { _ in .noContent }]))

  /// What a multipart body comes to, as text to compare.
  private static func readMultipart(_ bytes: [UInt8], piece: Int) throws -> String {
    let headers: Headers = ["host": "localhost", "content-type": "multipart/form-data; boundary=b"]
    var request = Request(method: .post, target: "/", headers: headers)
    site.receive(bytes, for: &request, folder: "/dev/shm", piece: piece)
    defer { request.discardFiles() }
    if let failure = request.failure {
      try hold(failure.status == .badRequest || failure.status == .contentTooLarge, "refused with \(failure)")
      return failure.code
    }
    guard case .form(let form) = request.body else { throw BrokenLaw(description: "neither form nor failure") }
    let files = try form.files.map { "\($0.field) \($0.name) \($0.contentType) \(EntityTag.of(try $0.bytes()))" }
    return "\(form.fields.pairs) \(files)"
  }
}
