import Base
import Book
import Command
import Localization

/// `nanal user add`, `list` and `reset-password`: the people of the house, by whoever may open its data.
enum UserCommand {
  static let all = [add, list, resetPassword]

  private static let passwordFile = CommandSpec.Option(
    "password-file", .text("FILE"), "accounts.option.passwordFile")

  private static let add = inHouse(
    CommandSpec(
      "user", "add", summary: "accounts.command.userAdd", operands: [.init("NAME")],
      options: [
        .init("role", .choice(Person.Role.allCases.map(\.rawValue)), "accounts.option.role"), passwordFile,
      ])
  ) { invocation, context, services in
    let name = invocation.operand("NAME") ?? ""
    let role = invocation.text("role").flatMap(Person.Role.init) ?? .member
    let password = try password(invocation, context)
    let person = try newPerson(name, role, password, services, context.words)
    try answer(person, hasPassword: password != nil, services, context)
  }

  private static let list = inHouse(
    CommandSpec("user", "list", summary: "accounts.command.userList")
  ) { _, context, services in
    let rows = try services.people.everybody().map { ($0, try services.sessions.list(of: $0.id).count) }
    let json = rows.map { person, sessions -> JSON in
      [
        "id": .string(person.id.text), "name": .string(person.name), "role": .string(person.role.rawValue),
        "sessions": .number(sessions), "last_seen": .string(person.seenAt?.iso),
      ]
    }
    context.answer(["rows": .array(json)]) {
      var table = TextTable([("ID", .left), ("NAME", .left), ("ROLE", .left), ("SESSIONS", .right), ("SEEN", .left)])
      for (person, sessions) in rows {
        table.add([
          person.id.text, person.name, person.role.rawValue, String(sessions), person.seenAt?.iso ?? "",
        ])
      }
      return table.text
    }
  }

  private static let resetPassword = inHouse(
    CommandSpec(
      "user", "reset-password", summary: "accounts.command.userReset", operands: [.init("NAME")],
      options: [passwordFile])
  ) { invocation, context, services in
    let name = invocation.operand("NAME") ?? ""
    guard let person = try services.people.find(named: name) else {
      throw Failure(context.words("accounts.user.unknown", .text(name)))
    }
    let password = try password(invocation, context)
    if let password { try services.people.setPassword(password, of: person) }
    try answer(person, hasPassword: password != nil, services, context)
  }

  private static func inHouse(
    _ spec: CommandSpec, _ run: @escaping @Sendable (Invocation, CommandContext, AccountServices) throws -> Void
  ) -> BookCommand {
    BookCommand(
      spec,
      .inHouse { invocation, context, visit in
        do {
          try run(invocation, context, AccountServices(house: visit.house))
        } catch let error as PeopleError {
          throw Failure(PeopleWords(context.words).sentence(error))
        }
        return .success
      })
  }

  /// The password of `--password-file`, where `-` stands for standard input; nil without the option.
  private static func password(_ invocation: Invocation, _ context: CommandContext) throws(Failure) -> String? {
    guard let path = invocation.text("password-file") else { return nil }
    let secrets: any Secrets = path == "-" ? context.secrets : FileSecrets(path)
    guard let line = secrets.line(), !line.isEmpty else {
      throw Failure(context.words("accounts.user.noPassword", .text(path)))
    }
    return line
  }

  /// The first owner to be named is the one who is there from the first start; others can be added once an owner can
  /// sign in, since from then on everybody must.
  private static func newPerson(
    _ name: String, _ role: Person.Role, _ password: String?, _ services: AccountServices, _ words: Words
  ) throws -> Person {
    let owner = try services.people.owner()
    if owner.name.isEmpty, role == .owner {
      try services.people.introduce(owner.id, as: name, password: password)
      return try services.people.find(owner.id) ?? owner
    }
    do {
      return try services.people.add(name, role: role, password: password)
    } catch PeopleError.ownerCannotSignIn {
      throw Failure(
        owner.name.isEmpty
          ? words("accounts.user.ownerFirst") : words("accounts.user.ownerPassword", .text(owner.name)))
    }
  }

  /// Without a password the person sets one by a link that works once.
  private static func answer(
    _ person: Person, hasPassword: Bool, _ services: AccountServices, _ context: CommandContext
  ) throws {
    let link = hasPassword ? nil : try services.invitations.reset(person, by: nil)
    let path = link.map { InvitationService.path($0.secret) }
    let json: JSON = [
      "id": .string(person.id.text), "name": .string(person.name), "role": .string(person.role.rawValue),
      "link": .string(path), "expires_at": .string(link?.invitation.expiresAt.iso),
    ]
    context.answer(json) {
      path.map { context.words("accounts.user.link", .text(person.name)) + "\n\($0)\n" }
        ?? context.words("accounts.user.ready", .text(person.name)) + "\n"
    }
  }
}
