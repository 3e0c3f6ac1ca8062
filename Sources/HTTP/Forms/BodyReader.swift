/// Takes in a request's body piece by piece, as its route allows, and never keeps more than that.
struct BodyReader {
  private enum Way {
    case memory([UInt8])
    case multipart(MultipartParser)
    /// The request has failed already; what still comes is only counted.
    case nowhere
  }

  private let limits: BodyLimits
  private var way: Way
  private var failure: HTTPError?
  private var count = 0

  /// A reader for a request that the router has located; files go to `folder`.
  init(for request: Request, folder: String) {
    limits = request.route?.limits ?? .standard
    failure = request.failure
    if failure != nil {
      way = .nowhere
    } else if request.mediaType == "multipart/form-data" {
      let type = request.headers["content-type"] ?? ""
      let parser = MultipartParser(contentType: type, limits: limits, folder: folder)
      way = parser.map { .multipart($0) } ?? .nowhere
      if parser == nil { failure = FormFailure.unreadable.reply }
    } else {
      way = .memory([])
    }
  }

  /// Whether what comes is thrown away.
  var isIdle: Bool {
    if case .nowhere = way { return true }
    return false
  }

  mutating func feed(_ bytes: UnsafeRawBufferPointer) {
    count += bytes.count
    if count > limits.total, failure == nil { fail(HTTPError(.contentTooLarge)) }
    switch way {
    case .nowhere: return
    case .memory(var kept):
      way = .nowhere
      kept.append(contentsOf: bytes)
      way = .memory(kept)
    case .multipart(var parser):
      way = .nowhere
      do {
        try parser.feed(bytes)
        way = .multipart(parser)
      } catch {
        fail(error)
      }
    }
  }

  /// Gives the request its body, or the reason why it has none.
  mutating func finish(_ request: inout Request) {
    defer { way = .nowhere }
    switch way {
    case .memory(let bytes): request.body = bytes.isEmpty ? .empty : .bytes(bytes)
    case .multipart(var parser):
      do { request.body = .form(try parser.finish()) } catch { fail(error) }
    case .nowhere: break
    }
    if let failure { request.failure = failure }
  }

  private mutating func fail(_ error: HTTPError) {
    failure = error
    way = .nowhere
  }
}
