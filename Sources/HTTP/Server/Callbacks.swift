import CMicroHTTPD

/// The functions that the library calls, on threads of its own: they capture nothing and find what they need through
/// the context that they are given.
enum Callbacks {
  typealias Begin =
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) -> UnsafeMutableRawPointer?

  /// A request's first line is there.
  static let begin: Begin = { context, target, connection in
    guard let core = core(context), let target, let connection else { return nil }
    let exchange = Exchange(
      target: String(cString: target), connection: ConnectionHandle(pointer: connection), wakings: core.wakings)
    core.exchanges.add(exchange)
    return Unmanaged.passRetained(exchange).toOpaque()
  }

  /// Headers, a piece of the body, its end, or a connection that was woken.
  static let handle: MHD_AccessHandlerCallback = { context, _, _, method, _, data, size, request in
    guard let core = core(context), let exchange = exchange(request?.pointee), let method, let size else { return .NO }
    let piece = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : size.pointee)
    size.pointee = 0
    return core.advance(exchange, method: method, data: piece)
  }

  /// The library has done with a request, well or not.
  static let completed: MHD_RequestCompletedCallback = { context, connection, request, _ in
    guard let core = core(context), let address = request?.pointee else { return }
    let exchange = Unmanaged<Exchange>.fromOpaque(address).takeRetainedValue()
    request?.pointee = nil
    exchange.end()
    core.exchanges.remove(exchange)
    exchange.connection.record?.allow(until: core.headDeadline(isKept: true))
  }

  /// A connection has begun or is about to be closed.
  static let connection: MHD_NotifyConnectionCallback = { context, connection, slot, event in
    guard let core = core(context), let connection, let slot else { return }
    switch event {
    case .CONNECTION_NOTIFY_STARTED:
      let handle = ConnectionHandle(pointer: connection)
      let record = Connections.Record(descriptor: handle.descriptor, deadline: core.headDeadline(isKept: false))
      core.connections.add(record)
      slot.pointee = Unmanaged.passRetained(record).toOpaque()
    case .CONNECTION_NOTIFY_CLOSED:
      guard let address = slot.pointee else { return }
      core.connections.remove(Unmanaged<Connections.Record>.fromOpaque(address).takeRetainedValue())
      slot.pointee = nil
    @unknown default: return
    }
  }

  /// A function's address as the library's variadic options want it.
  static func pointer(to begin: Begin) -> OpaquePointer {
    unsafeBitCast(begin, to: OpaquePointer.self)
  }

  static func pointer(to completed: MHD_RequestCompletedCallback) -> OpaquePointer {
    unsafeBitCast(completed, to: OpaquePointer.self)
  }

  static func pointer(to connection: MHD_NotifyConnectionCallback) -> OpaquePointer {
    unsafeBitCast(connection, to: OpaquePointer.self)
  }

  private static func core(_ context: UnsafeMutableRawPointer?) -> ServerCore? {
    context.map { Unmanaged<ServerCore>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func exchange(_ context: UnsafeMutableRawPointer?) -> Exchange? {
    context.map { Unmanaged<Exchange>.fromOpaque($0).takeUnretainedValue() }
  }
}
