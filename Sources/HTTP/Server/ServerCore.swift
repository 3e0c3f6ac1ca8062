import CMicroHTTPD
import Synchronization

/// What the library's callbacks share: it takes requests in on the library's threads and has workers answer them.
final class ServerCore: Sendable {
  let site: Site
  let options: ServerOptions
  let workers = WorkerPool()
  let exchanges = Exchanges()
  let connections = Connections()
  let wakings = Wakings()
  private let stopping = Atomic(false)
  private let closing = Atomic(false)

  init(site: Site, options: ServerOptions) {
    self.site = site
    self.options = options
  }

  /// Whether running requests are being waited for and new ones refused.
  var isStopping: Bool {
    get { stopping.load(ordering: .acquiring) }
    set { stopping.store(newValue, ordering: .releasing) }
  }

  /// The last moment of a stop: from now on no connection is suspended any more.
  var isClosing: Bool {
    get { closing.load(ordering: .acquiring) }
    set { closing.store(newValue, ordering: .releasing) }
  }

  /// The library has something for us: headers, a piece of body, the body's end, or the wish for a reply.
  func advance(_ exchange: Exchange, method: UnsafePointer<CChar>, data: UnsafeRawBufferPointer) -> MHD_Result {
    exchange.state.withLock { state in
      switch state.stage {
      case .began: return begin(exchange, &state, method: String(cString: method))
      case .body where data.isEmpty: return handOver(exchange, &state)
      case .body: return take(data, exchange, &state)
      case .ready(let reply): return queue(reply, exchange, &state)
      case .working, .writing: return .YES
      }
    }
  }

  private func begin(_ exchange: Exchange, _ state: inout Exchange.State, method: String) -> MHD_Result {
    var request = RequestHead.request(
      method: method, target: exchange.target, connection: exchange.connection, isSecure: options.certificate != nil)
    if isStopping { request.failure = HTTPError(.serviceUnavailable) }
    site.locate(&request)
    let length = RequestHead.bodyLength(request.headers)
    let limit = request.route?.limits.total ?? BodyLimits.standard.total
    if let length, length > limit {
      request.failure = request.failure ?? HTTPError(.contentTooLarge)
      // A program that asks before it sends is told at once; a browser sends first and reads then.
      if request.headers.contains("expect") { return refuse(request, exchange, &state) }
    }
    if length != 0 { state.reader = BodyReader(for: request, folder: options.uploadFolder) }
    exchange.connection.record?.allow(until: length == 0 ? nil : deadline(for: length ?? limit))
    state.request = request
    state.stage = .body
    return .YES
  }

  private func refuse(_ request: Request, _ exchange: Exchange, _ state: inout Exchange.State) -> MHD_Result {
    guard let failure = request.failure else { return .NO }
    var response = ErrorPages.plain(failure, request)
    response.status = failure.status
    let reply = WrittenResponse(response, connection: exchange.connection, closing: true)
    return queue(reply, exchange, &state)
  }

  private func take(
    _ data: UnsafeRawBufferPointer, _ exchange: Exchange, _ state: inout Exchange.State
  ) -> MHD_Result {
    state.received += data.count
    if state.reader?.isIdle != false {
      return state.received > ServerOptions.politeness ? .NO : .YES
    }
    state.piece.append(contentsOf: data)
    if state.piece.count >= ServerOptions.bodyPiece {
      if isClosing { return .NO }
      Exchange.suspend(&state, exchange.connection)
      workers.submit { exchange.takeInPiece() }
    }
    return .YES
  }

  private func handOver(_ exchange: Exchange, _ state: inout Exchange.State) -> MHD_Result {
    if isClosing { return .NO }
    exchange.connection.record?.allow(until: nil)
    state.stage = .working
    Exchange.suspend(&state, exchange.connection)
    workers.submit { [self] in exchange.answer(site, closing: isStopping) }
    return .YES
  }

  private func queue(
    _ reply: WrittenResponse?, _ exchange: Exchange, _ state: inout Exchange.State
  ) -> MHD_Result {
    state.stage = .writing
    guard let reply else { return .NO }
    if let stream = state.stream {
      if isStopping { stream.close() }
    } else {
      exchange.connection.record?.allow(until: deadline(for: reply.size))
    }
    return reply.queue(on: exchange.connection)
  }

  /// By when so many bytes must have gone through.
  private func deadline(for bytes: Int) -> Int64 {
    let seconds = options.transferSeconds + bytes / options.slowestRate
    return Ticks.now() + Int64(seconds) * Ticks.second
  }

  /// By when the next request must have been told, on a new connection or one that is kept.
  func headDeadline(isKept: Bool) -> Int64 {
    let seconds = options.headSeconds + (isKept ? Int(options.idleSeconds) : 0)
    return Ticks.now() + Int64(seconds) * Ticks.second
  }
}
