import Base
import Book
import Design
import HTML
import Localization

/// Draws the people of the house.
struct PeopleView {
  static let path = "/settings/people"

  let words: Words
  let now: Moment

  func page(_ output: PeopleViewModel.Output) -> Page {
    Page(setting: words("accounts.people"), words: words, live: "people") {
      if let problem = output.problem { Banner(.error) { PeopleWords(words).sentence(problem) } }
      if let link = output.link { made(link) }
      List(label: words("accounts.people"), isBoxed: true, output.people.map { row($0, output) })
      if !output.invitations.isEmpty {
        PartSection(words("accounts.people.open"), id: "open") {
          List(isBoxed: true, output.invitations.map(row))
        }
      }
      if output.canInvite {
        invite
      } else {
        Banner(.doubt) {
          p { words("accounts.people.first") }
          a(.href(PasswordView.path)) { words("accounts.ownPassword") }
        }
      }
    }
  }

  private var invite: HTML {
    PartSection(words("accounts.people.invite"), id: "invite") {
      form(.class("stack"), .method("post"), .action(Self.path + "/invite"), .data("guard")) {
        Field(
          "role", words("accounts.role"),
          .choice([Choice("member", words("accounts.role.member")), Choice("owner", words("accounts.role.owner"))]),
          value: "member", hint: words("accounts.role.hint"))
        div(.class("row")) { Button(words("accounts.people.makeLink"), .primary) }
      }
    }.html
  }

  private func made(_ link: PeopleViewModel.Link) -> HTML {
    Banner(.calm) {
      p { link.isReset ? words("accounts.people.resetMade") : words("accounts.people.linkMade") }
      OnceShown(caption: words("accounts.people.link"), value: link.address)
    }.html
  }

  private func row(_ person: Person, _ output: PeopleViewModel.Output) -> ListRow {
    let name = person.name.isEmpty ? words("accounts.people.unnamed") : person.name
    let isMe = person.id == output.me
    let role = person.role == .owner ? words("accounts.role.owner") : words("accounts.role.member")
    let seen =
      person.endedAt != nil
      ? words("accounts.people.ended") : person.seenAt.map { words("accounts.seen", .text(words.short($0, now))) }
    return ListRow(
      isMe ? words("accounts.people.me", .text(name)) : name, icon: .user,
      sub: [role, seen].compactMap { $0 }.joined(separator: " · ")
    ) {
      if !isMe { actions(person) }
    }
  }

  @HTMLBuilder private func actions(_ person: Person) -> HTML {
    let path = Self.path + "/" + person.id.text
    div(.class("row")) {
      if person.endedAt == nil {
        SmallForm(
          path + "/role",
          person.role == .owner ? words("accounts.people.makeMember") : words("accounts.people.makeOwner"),
          fields: [("role", person.role == .owner ? "member" : "owner")])
        SmallForm(path + "/reset", words("accounts.people.reset"))
        SmallForm(path + "/end", words("accounts.people.end"), isDangerous: true)
      } else {
        SmallForm(path + "/reopen", words("accounts.people.reopen"))
      }
    }
  }

  private func row(_ invitation: Invitation) -> ListRow {
    ListRow(
      invitation.role == .owner ? words("accounts.role.owner") : words("accounts.role.member"), icon: .share,
      sub: words("accounts.until", .text(words.short(invitation.expiresAt, now)))
    ) { SmallForm(Self.path + "/invitations/" + invitation.id.text + "/remove", words("accounts.people.takeBack")) }
  }
}
