import CMicroHTTPD
import Glibc

/// One of the library's servers: a listening socket with its epoll threads.
struct Daemon: @unchecked Sendable {
  private let pointer: OpaquePointer
  private let socket: ListenSocket
  /// The certificate and its key as the library reads them, for as long as it runs.
  private let certificate: [UnsafeMutablePointer<CChar>]

  /// Starts the threads; the socket belongs to the daemon from now on.
  init(_ socket: ListenSocket, core: ServerCore) throws(ServerError) {
    let options = core.options
    let context = Unmanaged.passUnretained(core).toOpaque()
    let argument = OpaquePointer(context)
    var arguments: [any CVarArg] = [
      MHD_OPTION.LISTEN_SOCKET.rawValue, socket.descriptor,
      MHD_OPTION.URI_LOG_CALLBACK.rawValue, Callbacks.pointer(to: Callbacks.begin), argument,
      MHD_OPTION.NOTIFY_COMPLETED.rawValue, Callbacks.pointer(to: Callbacks.completed), argument,
      MHD_OPTION.NOTIFY_CONNECTION.rawValue, Callbacks.pointer(to: Callbacks.connection), argument,
      MHD_OPTION.CONNECTION_LIMIT.rawValue, options.connections,
      MHD_OPTION.CONNECTION_TIMEOUT.rawValue, options.idleSeconds,
      MHD_OPTION.CONNECTION_MEMORY_LIMIT.rawValue, ServerOptions.connectionMemory,
      MHD_OPTION.CONNECTION_MEMORY_INCREMENT.rawValue, 4096,
      MHD_OPTION.STRICT_FOR_CLIENT.rawValue, Int32(1),
    ]
    if options.pollers > 1 { arguments += [MHD_OPTION.THREAD_POOL_SIZE.rawValue, options.pollers] }
    var flags = MHD_USE_EPOLL_INTERNAL_THREAD.rawValue | MHD_ALLOW_SUSPEND_RESUME.rawValue
    let certificate = options.certificate.map { [strdup($0.key), strdup($0.chain)].compactMap(\.self) } ?? []
    if let key = certificate.first, let chain = certificate.last {
      flags |= MHD_USE_TLS.rawValue
      let texts: [any CVarArg] = [
        MHD_OPTION.HTTPS_MEM_KEY.rawValue, OpaquePointer(key), MHD_OPTION.HTTPS_MEM_CERT.rawValue, OpaquePointer(chain),
      ]
      arguments += texts
    }
    arguments.append(MHD_OPTION.END.rawValue)
    let started = withVaList(arguments) { list in
      MHD_start_daemon_va(flags, 0, nil, nil, Callbacks.handle, context, list)
    }
    guard let started else {
      close(socket.descriptor)
      certificate.forEach { free($0) }
      throw .notStarted
    }
    pointer = started
    self.socket = socket
    self.certificate = certificate
  }

  /// Takes no more connections; new ones are refused by the system right away.
  func quiesce() {
    _ = MHD_quiesce_daemon(pointer)
    shutdown(socket.descriptor, Int32(SHUT_RDWR))
  }

  /// Ends the threads.
  ///
  /// No connection may be suspended any more: the library aborts the program otherwise.
  func stop() {
    MHD_stop_daemon(pointer)
    close(socket.descriptor)
    certificate.forEach { free($0) }
  }
}
