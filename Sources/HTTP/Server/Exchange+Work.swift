import Synchronization

/// What workers do with an exchange while its connection sleeps.
extension Exchange {
  /// Takes in what has come of the body and lets the next piece come.
  func takeInPiece() {
    var (lent, piece) = borrowBody()
    piece.withUnsafeBytes { lent?.feed($0) }
    piece.removeAll(keepingCapacity: true)
    // Given back rather than copied: a file that the reader holds must go when the exchange ends, not when this thread
    // gets around to it.
    resume { state in
      state.reader = lent.take()
      state.piece = piece
    }
  }

  /// Makes the reply.
  func answer(_ site: Site, closing: Bool) {
    guard var request = state.withLock({ $0.request.take() }) else { return }
    var (reader, piece) = borrowBody()
    piece.withUnsafeBytes { reader?.feed($0) }
    piece = []
    reader?.finish(&request)
    let response = site.respond(to: request)
    request.discardFiles()
    let closing = closing || Exchange.mustClose(request)
    let reply =
      WrittenResponse(response, connection: connection, closing: closing)
      ?? WrittenResponse(.text("404 gone\n", .notFound), connection: connection, closing: true)
    let isTaken = resume { state in
      state.stage = .ready(reply)
      if case .events(let stream) = response.body { state.stream = stream }
    }
    if !isTaken {
      reply?.discard()
      if case .events(let stream) = response.body { stream.detach() }
    }
  }

  /// Ends an exchange that a worker still holds: the connection gets a short reply, and what the worker brings later
  /// is thrown away.
  func abandon() {
    let response = Response.text("503 service_unavailable\n", .serviceUnavailable)
    let reply = WrittenResponse(response, connection: connection, closing: true)
    if !resume({ $0.stage = .ready(reply) }) { reply?.discard() }
  }

  /// The library is done with the request, in whatever way.
  func end() {
    let (stream, reply) = state.withLock { state -> (EventStream?, WrittenResponse?) in
      var unused: WrittenResponse?
      if case .ready(let reply) = state.stage { unused = reply }
      state.stage = .writing
      state.reader = nil
      return (state.stream.take(), unused)
    }
    reply?.discard()
    stream?.detach()
  }

  private func borrowBody() -> (BodyReader?, [UInt8]) {
    state.withLock { state in
      defer { state.piece = [] }
      return (state.reader.take(), state.piece)
    }
  }

  /// After these nothing that the connection still says can be trusted or is worth reading.
  private static func mustClose(_ request: Request) -> Bool {
    guard let failure = request.failure else { return false }
    return failure.status == .contentTooLarge || failure.status == .notImplemented
      || failure.code == "length_ambiguous"
  }
}
