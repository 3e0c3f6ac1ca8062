import Base

/// The target of a request's first line, taken apart once.
struct Target {
  /// Longer ones are answered with 414.
  ///
  /// What does not even fit the connection's memory never comes here: the library answers that itself.
  static let limit = 8 << 10
  static let maximumFields = 200

  let path: String
  let queryText: String
  let query: Fields
  let segments: [String]
  let failure: HTTPError?

  init(_ target: String) {
    let bytes = target.utf8
    let mark = bytes.firstIndex(of: UInt8(ascii: "?"))
    path = String(target[..<(mark ?? target.endIndex)])
    queryText = mark.map { String(target[target.index(after: $0)...]) } ?? ""
    guard bytes.count <= Target.limit else {
      (query, segments, failure) = (Fields(), [], HTTPError(.targetTooLong))
      return
    }
    guard let segments = Target.segments(of: path) else {
      (query, segments, failure) = (Fields(), [], HTTPError(.badRequest, code: "path_unreadable"))
      return
    }
    self.segments = segments
    if queryText.isEmpty {
      (query, failure) = (Fields(), nil)
      return
    }
    do {
      query = try URLEncodedDecoder.decode(
        queryText.utf8, maximumCount: Target.maximumFields, maximumField: Target.limit)
      failure = nil
    } catch {
      (query, failure) = (Fields(), HTTPError(.badRequest, code: "query_unreadable"))
    }
  }

  /// The decoded parts of a path; nil when it does not begin with a slash or cannot be decoded.
  private static func segments(of path: String) -> [String]? {
    if path == "*" { return [] }
    guard path.utf8.first == UInt8(ascii: "/") else { return nil }
    if path.utf8.count == 1 { return [] }
    var segments: [String] = []
    for part in path.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let segment = PercentCoding.decode(part, plusIsSpace: false) else { return nil }
      segments.append(segment)
    }
    return segments
  }
}
