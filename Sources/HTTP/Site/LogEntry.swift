/// What the log says of a request: the pattern of its path, never the path, the query or a form, for these hold what
/// people write.
package struct LogEntry: Equatable, Sendable {
  package let method: Method
  /// The route's pattern, or a dash when there is no such route.
  package let pattern: String
  package let status: Status
  /// Bytes of the body; zero for streams and files.
  package let bytes: Int
  package let microseconds: Int64

  init(_ request: Request, _ response: Response, microseconds: Int64) {
    method = request.method
    pattern = request.route?.pattern ?? "-"
    status = response.status
    bytes = response.bodyCount
    self.microseconds = microseconds
  }

  /// A line such as `GET /day/{day} 200 5312 B 1.3 ms`.
  package var line: String {
    let tenths = (microseconds + 50) / 100
    return "\(method.rawValue) \(pattern) \(status.code) \(bytes) B \(tenths / 10).\(tenths % 10) ms"
  }

  /// A log that writes each line to standard error.
  package static let toStandardError: @Sendable (LogEntry) -> Void = { StandardError.write($0.line + "\n") }
}

extension Response {
  /// How many bytes the body has, where that is known.
  var bodyCount: Int {
    switch body {
    case .empty, .file, .events: 0
    case .bytes(let bytes): bytes.count
    case .prepared(let bytes): bytes.count
    }
  }
}
