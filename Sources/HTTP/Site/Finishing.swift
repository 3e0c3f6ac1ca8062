extension Response {
  /// The last step of every reply: conditional requests, compression and how long the browser may keep it.
  mutating func finish(for request: Request) {
    headers.setDefault("cache-control", "private, no-cache")
    guard status == .ok, let type = headers["content-type"] else { return }
    let isStored = headers["cache-control"] != "no-store"
    if request.method == .get || request.method == .head, isStored, let tag = bodyTag {
      if let list = request.headers["if-none-match"], EntityTag.isNamed(tag, in: list) {
        becomeNotModified(tag: tag)
        return
      }
      headers["etag"] = "\"\(tag)\""
    }
    guard Gzip.isWorthIt(type: type, count: bodyCount), !headers.contains("content-encoding") else { return }
    headers.append(token: "accept-encoding", to: "vary")
    if Gzip.isAccepted(request.headers["accept-encoding"]) { compress() }
  }

  private mutating func becomeNotModified(tag: String) {
    status = .notModified
    body = .empty
    headers["etag"] = "\"\(tag)\""
    headers["content-type"] = nil
  }

  private mutating func compress() {
    switch body {
    case .bytes(let bytes):
      guard let packed = bytes.withUnsafeBytes({ Gzip.compress($0, level: 1) }) else { return }
      body = .bytes(packed)
    case .prepared(let bytes):
      guard let packed = bytes.gzip else { return }
      body = .prepared(packed)
    case .empty, .file, .events:
      return
    }
    headers["content-encoding"] = "gzip"
    if let tag = headers["etag"] { headers["etag"] = tag.dropLast() + EntityTag.gzipSuffix + "\"" }
  }

  private var bodyTag: String? {
    switch body {
    case .bytes(let bytes): EntityTag.of(bytes)
    case .prepared(let bytes): bytes.tag
    case .empty, .file, .events: nil
    }
  }
}
