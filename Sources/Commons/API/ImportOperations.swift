import Base
import Book
import HTTP
import Localization

/// Past imports for programs.
struct ImportOperations: Sendable {
  let box: ImportBox

  var all: [Operation] {
    [
      Operation("listImports", .get, "/imports", summary: "Past imports, the last first.", answer: Self.list) {
        _, visitor in
        ["rows": .array(try box.list(of: visitor.owner).map(\.json))]
      },
      Operation(
        "undoImport", .post, "/imports/{id}/undo", summary: "Removes what an import added.",
        parameters: [.init("id", in: .path, .id, summary: "The import.")], answer: Self.undone,
        errors: [.init(.conflict, "already_undone")]
      ) { request, visitor in
        let id = try request.parameters.id("id")
        do { return try box.importing(id, of: visitor.owner).undo(id, of: visitor.owner).json } catch {
          switch error {
          case ImportError.unknownImport: throw HTTPError.notFound
          case ImportError.alreadyUndone: throw HTTPError(.conflict, code: "already_undone")
          default: throw error
          }
        }
      },
    ]
  }

  private static let list = JSONSchema.object([
    .init(
      "rows",
      .array(
        .named(
          "Import",
          .object([
            .init("id", .id), .init("file", .string()), .init("format", .string()),
            .init("at", .string(format: "date-time")), .init("added", .integer(minimum: 0)),
            .init("already", .integer(minimum: 0)), .init("undone", .boolean),
          ]))))
  ])

  private static let undone = JSONSchema.object([
    .init("removed", .integer(minimum: 0)), .init("kept", .integer(minimum: 0)), .init("edited", .array(.id)),
  ])
}
