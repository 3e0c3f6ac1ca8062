import Base
import Book
import HTTP

/// Exports for programs: begun, looked at and fetched.
struct ExportOperations: Sendable {
  let box: ExportBox

  private static let id = Operation.Parameter("id", in: .path, .id, summary: "The export.")

  var all: [Operation] {
    [
      Operation(
        "startExport", .post, "/exports", summary: "Begins to write a whole book to a file.",
        body: .object([.init("book", .string()), .init("format", .string())]), status: .created, answer: Self.export,
        errors: [.init(.unprocessableContent, "unprocessable_content")]
      ) { request, visitor in
        let body = try request.json()
        let id = try box.start(body["book"]?.text ?? "", body["format"]?.text ?? "", for: visitor)
        return try box.find(id, of: visitor.owner).json
      },
      Operation(
        "readExport", .get, "/exports/{id}", summary: "How an export gets on.", parameters: [Self.id],
        answer: Self.export
      ) { request, visitor in
        try box.find(try request.parameters.id("id"), of: visitor.owner).json
      },
      Operation(
        "downloadExport", .get, "/exports/{id}/file", summary: "The file of an export that is ready.",
        parameters: [Self.id]
      ) { request, visitor in
        try box.download(try request.parameters.id("id"), of: visitor.owner)
      },
    ]
  }

  private static let export = JSONSchema.named(
    "Export",
    .object([
      .init("id", .id), .init("book", .string()), .init("format", .string()), .init("file", .string()),
      .init("state", .oneOf(["writing", "ready", "failed", "gone"])), .init("bytes", .integer(minimum: 0)),
      .init("until", .nullable(.string(format: "date-time"))),
    ]))
}

extension Export {
  fileprivate var json: JSON {
    var word = "failed"
    var bytes = 0
    var until: Instant?
    switch state {
    case .writing(let written): (word, bytes) = ("writing", written)
    case .ready(_, let size, let end): (word, bytes, until) = ("ready", size, end)
    case .failed: break
    case .gone: word = "gone"
    }
    return [
      "id": .string(id.text), "book": .string(book), "format": .string(format), "file": .string(fileName),
      "state": .string(word), "bytes": .number(bytes), "until": until.map { .string($0.iso) } ?? .null,
    ]
  }
}
