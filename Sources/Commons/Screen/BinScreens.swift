import Base
import Book
import HTTP
import Localization

/// `/bin`: what was deleted, to be brought back or deleted for ever.
struct BinScreens: Sendable {
  let service: BinService

  var all: [Screen] {
    [
      Screen(.get, "/bin", samples: ["/bin"]) { _, visitor in
        let view = BinView(words: visitor.words, zone: visitor.settings.zone)
        return .page(view.page(try service.shelves(of: visitor), live: service.books.topics))
      },
      Screen(.post, "/bin/{book}/restore") { request, visitor in
        let ids = try ids(request)
        try bin(request).restore(ids, of: visitor.owner)
        return .redirect("/bin", notice: Notice(visitor.words("commons.bin.restored", .count(ids.count))))
      },
      Screen(.post, "/bin/{book}/erase") { request, visitor in
        let bin = try bin(request)
        let form = try request.form()
        // So many may lie there that a form could not name them all.
        let isAll = form["all"] == "1"
        let ids = isAll ? try bin.binned(of: visitor.owner, words: visitor.words).map(\.id) : try ids(request)
        guard form["agreed"] == "1" else {
          let view = BinView(words: visitor.words, zone: visitor.settings.zone)
          return .page(view.agreement(try request.parameters.text("book"), ids, isAll: isAll))
        }
        try bin.erase(ids, of: visitor.owner)
        return .redirect("/bin", notice: Notice(visitor.words("commons.bin.erased", .count(ids.count))))
      },
    ]
  }

  private func bin(_ request: Request) throws -> any Bin {
    guard let bin = service.bin(of: try request.parameters.text("book")) else { throw HTTPError.notFound }
    return bin
  }

  private func ids(_ request: Request) throws -> [ID] {
    let ids = try request.form().all("id").map { try? ID(text: $0) }
    guard !ids.isEmpty, !ids.contains(nil) else { throw HTTPError(.badRequest) }
    return ids.compactMap { $0 }
  }
}
