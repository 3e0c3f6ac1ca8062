import CMicroHTTPD

/// Lets the library read an event stream; while there is nothing to read the connection sleeps and holds no thread.
final class StreamReader: Sendable {
  private let stream: EventStream
  private let connection: ConnectionHandle

  init(_ stream: EventStream, _ connection: ConnectionHandle) {
    self.stream = stream
    self.connection = connection
  }

  static let read: MHD_ContentReaderCallback = { context, _, buffer, count in
    let end = -1
    guard let context, let buffer else { return end }
    let reader = Unmanaged<StreamReader>.fromOpaque(context).takeUnretainedValue()
    let target = UnsafeMutableRawBufferPointer(start: buffer, count: count)
    switch reader.stream.read(into: target, sleep: { reader.connection.suspend() }) {
    case .bytes(let count): return count
    case .asleep: return 0
    case .end: return end
    }
  }

  static let release: MHD_ContentReaderFreeCallback = { context in
    if let context { Unmanaged<StreamReader>.fromOpaque(context).release() }
  }
}
