import Book
import Command
import Glibc
import HTTP
import Localization
import Store

/// `nanal serve`: the house on a port, until the person ends it.
enum ServeCommand {
  static let command = ProgramCommand(
    CommandSpec(
      "serve", summary: "app.command.serve",
      options: [
        .init("listen", .text("ADDRESS:PORT"), "app.option.listen"),
        .init("name", .text("HOST"), "app.option.name", isRepeated: true),
        .init("connections", .count, "app.option.connections"),
        .init("workers", .count, "app.option.workers"),
        .init("design", .flag, "app.option.design"),
        .init("log", .flag, "app.option.log"),
      ]),
    .inComposition { invocation, context, composition in
      let port = try port(invocation.text("listen") ?? "127.0.0.1:8080", context.words)
      // Before any thread begins, so that none of them takes the signal.
      let stop = StopSignal()
      var site = SiteOptions()
      site.names = invocation.texts("name")
      site.showsGallery = invocation.flag("design")
      site.samples = try composition.samples()
      if invocation.flag("log") { site.log = LogEntry.toStandardError }
      var options = ServerOptions(uploadFolder: composition.house.staging.uploadFolder)
      options.port = port
      let server: Server
      do throws(ServerError) { server = try Server(composition.site(site), options) } catch {
        throw Failure(sentence(error, port, context.words))
      }
      try composition.house.jobs.start(workers: invocation.count("workers") ?? 2)
      context.say(context.words("app.serve.open", .text("http://localhost:\(server.port)")))
      stop.wait()
      composition.house.database.stopWaiting()
      server.stop()
      return .success
    })

  /// Only this machine's own addresses: anybody else would need to log in, which comes with accounts.
  private static func port(_ text: String, _ words: Words) throws(Failure) -> UInt16 {
    guard let authority = Authority(text), let number = authority.port, let port = UInt16(exactly: number) else {
      throw .misuse(words("app.serve.address", .text(text)))
    }
    guard authority.isLoopback else { throw .misuse(words("app.serve.notLoopback", .text(authority.name))) }
    return port
  }

  private static func sentence(_ error: ServerError, _ port: UInt16, _ words: Words) -> String {
    switch error {
    case .portInUse: words("app.serve.portInUse", .text("\(port)"))
    case .portForbidden: words("app.serve.portForbidden", .text("\(port)"))
    case .notListening(let number): words("app.serve.failed", .text(String(cString: strerror(number))))
    case .notStarted: words("app.serve.failed", .text("threads"))
    }
  }
}

/// Waits for Ctrl-C or the system's request to end.
private struct StopSignal {
  private var set = sigset_t()

  init() {
    sigemptyset(&set)
    sigaddset(&set, SIGINT)
    sigaddset(&set, SIGTERM)
    sigaddset(&set, SIGHUP)
    pthread_sigmask(SIG_BLOCK, &set, nil)
    signal(SIGPIPE, SIG_IGN)
  }

  func wait() {
    var set = set
    var received: Int32 = 0
    sigwait(&set, &received)
  }
}
