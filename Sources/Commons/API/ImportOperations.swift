import Base
import Book
import HTTP
import Localization

/// The import box for programs: a file is sent, looked at, agreed to and taken in; past imports are undone.
struct ImportOperations: Sendable {
  /// What the API takes in one body; the command line takes any size.
  private static let limit = 64 << 20

  let box: ImportBox

  private static let token = Operation.Parameter("token", in: .path, .id, summary: "The staged file.")
  private static let refused = Operation.ErrorCode(.badRequest, "file_refused")

  var all: [Operation] {
    [
      Operation(
        "stageImport", .post, "/import",
        summary: "Takes a file, stores nothing of it in any book, and tells what importing it would do.",
        parameters: [.init("name", in: .query, .string(), summary: "The file's name.")] + Self.options,
        fileLimit: Self.limit, status: .created, answer: Self.preview, errors: [Self.refused], handler: stage),
      Operation(
        "previewImport", .get, "/import/{token}", summary: "What importing a staged file would do.",
        parameters: [Self.token], answer: Self.preview, errors: [Self.refused]
      ) { request, visitor in
        try json(try request.parameters.id("token"), visitor)
      },
      Operation(
        "confirmImport", .post, "/import/{token}/confirm",
        summary: "Imports a staged file as its preview says; doing so again changes nothing.",
        parameters: [Self.token], body: .object([.init("fingerprint", .string())]), answer: Self.preview,
        errors: [Self.refused, .init(.conflict, "preview_changed")], handler: confirm),
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
      Operation("listJobs", .get, "/jobs", summary: "Long work, under way and done.", answer: Self.jobs) {
        _, visitor in
        ["rows": .array(try box.jobs(of: visitor.owner))]
      },
    ]
  }

  // MARK: Staging and confirming

  @Sendable private func stage(_ request: Request, _ visitor: Visitor) throws -> JSON {
    let query = APIQuery(request)
    var options = ImportOptions()
    options.format = query.text("format")
    options.account = query.text("account")
    options.method = query.text("method")
    if let shorts = query.text("shorts") { options.shorts = shorts == "yes" }
    if let name = query.text("zone") {
      guard let zone = try? Zone(named: name) else {
        throw HTTPError(.badRequest, code: "query_invalid", fields: [.init("zone", "app.error.parameter")])
      }
      options.zone = zone
    }
    for pair in request.query.pairs {
      if pair.name.hasPrefix("map.") { options.mapping[String(pair.name.dropFirst(4))] = pair.value }
      if pair.name.hasPrefix("kind.") { options.kinds[String(pair.name.dropFirst(5))] = pair.value }
    }
    options.dateOrder = query.text("date_order")
    options.decimal = query.text("decimal")
    options.addBinnedAgain = try query.flag("add_binned")
    let token = try box.stage(request.bytes, name: query.text("name") ?? "file", options, of: visitor.owner)
    return try json(token, visitor)
  }

  @Sendable private func confirm(_ request: Request, _ visitor: Visitor) throws -> JSON {
    let token = try request.parameters.id("token")
    let agreed = try request.json()["fingerprint"]?.text ?? ""
    do { try box.confirm(token, agreed: agreed, of: visitor.owner, words: visitor.words) } catch {
      switch error {
      case ImportError.previewChanged: throw HTTPError(.conflict, code: "preview_changed")
      case let error as ImportError: throw Self.refusal(error, visitor.words)
      default: throw error
      }
    }
    return try json(token, visitor)
  }

  private func json(_ id: ID, _ visitor: Visitor) throws -> JSON {
    let look: ImportBox.Look
    do { look = try box.look(at: id, of: visitor.owner, words: visitor.words) } catch let error as ImportError {
      throw Self.refusal(error, visitor.words)
    }
    let token = JSON.string(id.text)
    guard let report = look.report else {
      let result = look.result ?? .null
      return ["token": token, "fingerprint": .null, "columns": .null, "file": .null, "result": result]
    }
    guard let question = report.question else {
      return [
        "token": token, "fingerprint": .string(report.fingerprint), "columns": .null, "file": report.json(),
        "result": .null,
      ]
    }
    let columns = question.headers.map { JSON.string($0) }
    return ["token": token, "fingerprint": .null, "columns": .array(columns), "file": .null, "result": .null]
  }

  private static func refusal(_ error: ImportError, _ words: Words) -> HTTPError {
    HTTPError(.badRequest, code: "file_refused", sentence: ImportWords(words).sentence(error))
  }

  // MARK: Shapes

  private static let options: [Operation.Parameter] = [
    .init("format", in: .query, .string(), summary: "A format's id, instead of recognising it."),
    .init("account", in: .query, .string(), summary: "The account's name."),
    .init("zone", in: .query, .string(), summary: "The zone of the file's bare times."),
    .init(
      "method", in: .query, .oneOf(["average", "fifo", "lifo", "hifo", "chosen"]), summary: "The account's method."),
    .init("shorts", in: .query, .oneOf(["yes", "no"]), summary: "Whether the account may be short."),
    .init("date_order", in: .query, .oneOf(["dmy", "mdy", "ymd"]), summary: "The order of a date's parts."),
    .init("decimal", in: .query, .oneOf([",", "."]), summary: "The decimal mark."),
    .init("add_binned", in: .query, .boolean, summary: "Whether rows that are in the bin come again."),
  ]

  private static let preview = JSONSchema.named(
    "StagedImport",
    .object([
      .init("token", .id), .init("fingerprint", .nullable(.string())),
      .init("columns", .nullable(.array(.string()))), .init("file", .nullable(.anything)),
      .init("result", .nullable(.anything)),
    ]))

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

  private static let jobs = JSONSchema.object([
    .init(
      "rows",
      .array(
        .named(
          "Job",
          .object([
            .init("id", .id), .init("kind", .string()),
            .init("state", .oneOf(["waiting", "running", "done", "failed", "cancelled"])),
            .init("due", .string(format: "date-time")), .init("attempts", .integer(minimum: 0)),
            .init("progress", .anything), .init("error", .nullable(.string())),
          ]))))
  ])
}
