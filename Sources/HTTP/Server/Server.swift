import Glibc
import Synchronization

/// The site on a port.
///
/// The library's epoll threads only parse and write; every request is answered by a worker while its connection
/// sleeps, so that a slow handler stalls nobody.
package final class Server: Sendable {
  /// The port that it listens on.
  package let port: UInt16

  private let core: ServerCore
  private let daemons: [Daemon]
  private let rest = Monitor(false)
  private let isStopped = Mutex(false)

  /// Begins to serve.
  ///
  /// IPv6 may be missing on a machine; IPv4 may not.
  package init(_ site: Site, _ options: ServerOptions) throws(ServerError) {
    core = ServerCore(site: site, options: options)
    let isV6 = if case .one(let text) = options.address { text.contains(":") } else { false }
    let socket = try (isV6 ? ListenSocket.v6 : ListenSocket.v4)(options.address, options.port)
    port = socket.port
    guard core.workers.start(options.workers) else {
      close(socket.descriptor)
      throw .notStarted
    }
    var daemons = [try Daemon(socket, core: core)]
    if options.address.isOfBothFamilies, let socket = try? ListenSocket.v6(options.address, port: port),
      let second = try? Daemon(socket, core: core)
    {
      daemons.append(second)
    }
    self.daemons = daemons
    TemporaryFile.sweep(folder: options.uploadFolder)
    Threads.start { [core, rest] in Server.keepHouse(core, rest) }
  }

  deinit { stop() }

  /// How much it carries at this moment.
  package var load: (requests: Int, connections: Int) { (core.exchanges.current.count, core.connections.count) }

  /// Ends it: takes no more connections, lets running requests finish for as long as the options say, and closes what
  /// is left.
  ///
  /// Calling it twice does nothing more.
  package func stop() {
    let isFirst = isStopped.withLock { stopped in
      defer { stopped = true }
      return !stopped
    }
    guard isFirst else { return }
    core.isStopping = true
    daemons.forEach { $0.quiesce() }
    core.exchanges.streams.forEach { $0.close() }
    _ = core.exchanges.areGone(by: Ticks.now() + Int64(core.options.stopSeconds) * Ticks.second)
    abandonRest()
    daemons.forEach { $0.stop() }
    core.workers.stop()
    rest.change { $0 = true }
    rest.broadcast()
  }

  /// Wakes every connection that still sleeps, with a last word for it where a handler would not end; the library
  /// aborts the program when it finds one asleep.
  private func abandonRest() {
    core.isClosing = true
    core.exchanges.current.forEach { $0.abandon() }
    _ = core.exchanges.areGone(by: Ticks.now() + Ticks.second / 4)
    core.wakings.waitForNone()
  }

  /// Once a second ends connections that are late, and now and then sends a sign of life to every stream.
  private static func keepHouse(_ core: ServerCore, _ rest: Monitor<Bool>) {
    var nextBeat = Ticks.now() + Int64(core.options.heartbeatSeconds) * Ticks.second
    while !rest.wait(until: Ticks.now() + Ticks.second, { $0 }) {
      let now = Ticks.now()
      core.connections.endLate(at: now)
      if now >= nextBeat {
        nextBeat = now + Int64(core.options.heartbeatSeconds) * Ticks.second
        core.exchanges.streams.forEach { $0.heartbeat() }
      }
    }
  }
}
