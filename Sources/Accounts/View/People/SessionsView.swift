import Base
import Design
import HTML
import Localization

/// Draws where a person is signed in.
struct SessionsView {
  static let path = "/settings/sessions"

  let words: Words
  let now: Moment

  /// - Parameter current: the session in which the page is looked at.
  func page(_ sessions: [Session], current: ID?) -> Page {
    Page(setting: words("accounts.sessions"), words: words, live: "sessions") {
      if sessions.isEmpty {
        EmptyState(.emptyList, words("accounts.sessions.none"), text: words("accounts.sessions.none.text")) {
          Button(words("accounts.ownPassword"), .primary, href: "/settings/password")
        }
      } else {
        List(label: words("accounts.sessions"), isBoxed: true, sessions.map { row($0, isCurrent: $0.id == current) })
        div(.class("row")) {
          if sessions.count > 1 {
            SmallForm(Self.path + "/end-others", words("accounts.sessions.endOthers"), isDangerous: true)
          }
          SmallForm("/sign-out", words("accounts.signOut"))
        }
      }
    }
  }

  private func row(_ session: Session, isCurrent: Bool) -> ListRow {
    let device = session.device.isEmpty ? words("accounts.sessions.unknown") : session.device
    let seen =
      isCurrent ? words("accounts.sessions.here") : words("accounts.seen", .text(words.short(session.seenAt, now)))
    return ListRow(
      device, icon: .clock, sub: [seen, session.network].filter { !$0.isEmpty }.joined(separator: " · ")
    ) {
      if !isCurrent {
        SmallForm(Self.path + "/" + session.id.text + "/end", words("accounts.sessions.end"), isDangerous: true)
      }
    }
  }
}
