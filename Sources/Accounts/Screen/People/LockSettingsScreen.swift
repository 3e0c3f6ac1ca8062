import Base
import Book
import HTTP
import Localization

/// `/settings/lock`: whether and when the screen is locked.
struct LockSettingsScreen: Sendable {
  let locks: LockService

  var all: [Screen] {
    let path = LockSettingsView.path
    return [
      Screen(.get, path) { request, visitor in page(request, visitor) },
      Screen(.post, path) { request, visitor in try save(request, visitor) },
      Screen(.post, path + "/remove") { request, visitor in
        try locks.remove(of: visitor.owner)
        return .redirect(path, notice: Notice(visitor.words("accounts.lock.removed")))
      },
    ]
  }

  private func save(_ request: Request, _ visitor: Visitor) throws -> Answer {
    let form = try request.form()
    let pin = form["pin"] ?? ""
    guard let idle = form.fields.int("idle"), LockService.idleChoices.contains(idle) else {
      throw HTTPError(.badRequest)
    }
    guard let signedIn = request.signedIn else { return page(request, visitor, status: .conflict) }
    do {
      if pin.isEmpty, signedIn.lock != nil {
        try locks.setIdle(idle, of: visitor.owner)
      } else {
        try locks.set(pin: pin.isEmpty ? nil : pin, idleSeconds: idle, of: visitor.owner)
      }
      try locks.setWhenHidden(form["hidden"] == "yes", of: visitor.owner)
    } catch let refusal as LockService.Refusal {
      let problem: WordKey = refusal == .noPasskey ? "accounts.pin.needed" : "accounts.pin.digits"
      return page(request, visitor, problem, status: .unprocessableContent)
    }
    return .redirect(LockSettingsView.path, notice: Notice(visitor.words("accounts.lock.saved")))
  }

  private func page(
    _ request: Request, _ visitor: Visitor, _ problem: WordKey? = nil, status: Status = .ok
  ) -> Answer {
    let output = LockSettingsView.Output(
      lock: request.signedIn?.lock, isSignedIn: request.signedIn != nil, problem: problem)
    return .page(LockSettingsView(words: visitor.words).page(output), status: status)
  }
}
