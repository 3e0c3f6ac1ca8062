import Book
import HTTP
import Localization

/// `/settings/sessions`: where somebody is signed in.
struct SessionScreens: Sendable {
  let sessions: SessionService

  var all: [Screen] {
    let path = SessionsView.path
    return [
      Screen(.get, path) { request, visitor in
        let list = try sessions.list(of: visitor.owner)
        let view = SessionsView(words: visitor.words, now: visitor.now)
        return .page(view.page(list, current: request.signedIn?.session.id))
      },
      Screen(.post, path + "/{session}/end") { request, visitor in
        guard try sessions.end(request.parameters.id("session"), of: visitor.owner) else { throw HTTPError.notFound }
        return .redirect(path, notice: Notice(visitor.words("accounts.sessions.ended")))
      },
      Screen(.post, path + "/end-others") { request, visitor in
        try sessions.endOthers(than: request.signedIn?.session.id, of: visitor.owner)
        return .redirect(path, notice: Notice(visitor.words("accounts.sessions.othersEnded")))
      },
    ]
  }
}
