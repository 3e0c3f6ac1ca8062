import Book
import Command
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
        .init("tls-cert", .text("FILE"), "app.option.tlsCert"),
        .init("tls-key", .text("FILE"), "app.option.tlsKey"),
        .init("trust-proxy", .flag, "app.option.trustProxy"),
        .init("connections", .count, "app.option.connections"),
        .init("workers", .count, "app.option.workers"),
        .init("design", .flag, "app.option.design"),
        .init("log", .flag, "app.option.log"),
      ]),
    .inComposition { invocation, context, composition in
      let place = try ListeningPlace(invocation, context.words)
      try place.requireAccounts(of: composition, context.words)
      // Before any thread begins, so that none of them takes the signal.
      let stop = StopSignal()
      var site = SiteOptions()
      site.names = invocation.texts("name")
      site.isLocal = place.isLocal
      site.trustsProxy = place.trustsProxy
      site.showsGallery = invocation.flag("design")
      site.samples = try composition.samples()
      if invocation.flag("log") { site.log = LogEntry.toStandardError }
      let server: Server
      do throws(ServerError) {
        server = try Server(
          composition.site(site), place.options(uploadFolder: composition.house.staging.uploadFolder))
      } catch {
        throw Failure(place.sentence(error, context.words))
      }
      try composition.house.jobs.start(workers: invocation.count("workers") ?? 2)
      context.say(context.words("app.serve.open", .text(place.address(port: server.port))))
      if place.isPlain { context.warn(context.words("app.serve.plain")) }
      stop.wait()
      composition.house.database.stopWaiting()
      server.stop()
      return .success
    })
}
