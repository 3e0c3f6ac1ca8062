import Base
import Book
import Command
import Localization
import Store

enum DoctorCommand {
  static let command = BookCommand(
    CommandSpec("doctor", summary: "app.command.doctor"),
    .inHouse { _, context, visit in
      let checks = try checks(visit)
      let isWell = checks.allSatisfy(\.ok)
      context.answer(["ok": .bool(isWell), "checks": .array(checks.map(json))]) {
        var table = TextTable([("", .left), ("", .left), ("", .left)])
        for check in checks { table.add([check.ok ? "✓" : "✗", check.name, check.detail]) }
        return table.text + context.words(isWell ? "app.doctor.well" : "app.doctor.ill") + "\n"
      }
      return isWell ? .success : .failure
    })

  /// The engine's files, the schema, the attachments, and each book's derived figures worked out anew.
  private static func checks(_ visit: CommandVisit) throws -> [Check] {
    let house = visit.house
    let schema = Schema(for: house.database, books: Composition.migrations)
    let stored = try house.database.read { [try schema.check($0), try house.blobs.check($0)] }
    return house.database.engineChecks() + stored + (try visit.books.flatMap { try $0.checks(of: visit.visitor.owner) })
  }

  private static func json(_ check: Check) -> JSON {
    ["name": .string(check.name), "ok": .bool(check.ok), "detail": .string(check.detail)]
  }
}
