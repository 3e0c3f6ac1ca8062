import Base
import Book
import HTTP
import Localization

/// The bin for programs.
struct BinOperations: Sendable {
  let service: BinService

  var all: [Operation] {
    [
      Operation("listBin", .get, "/bin", summary: "Deleted records that can be brought back.", answer: Self.list) {
        _, visitor in
        let shelves = try service.shelves(of: visitor)
        return ["rows": .array(shelves.flatMap { shelf in shelf.records.map { Self.json($0, shelf.book) } })]
      },
      Operation(
        "restoreFromBin", .post, "/bin/{book}/{id}/restore", summary: "Brings a deleted record back.",
        parameters: Self.parameters, status: .noContent, answer: .anything
      ) { request, visitor in
        try bin(request).restore([try request.parameters.id("id")], of: visitor.owner)
        return .null
      },
      Operation(
        "eraseFromBin", .delete, "/bin/{book}/{id}", summary: "Deletes a record for ever.",
        parameters: Self.parameters, status: .noContent, answer: .anything
      ) { request, visitor in
        try bin(request).erase([try request.parameters.id("id")], of: visitor.owner)
        return .null
      },
    ]
  }

  private static let parameters: [Operation.Parameter] = [
    .init("book", in: .path, .string(), summary: "The book's word."),
    .init("id", in: .path, .id, summary: "The record."),
  ]

  private static let list = JSONSchema.object([
    .init(
      "rows",
      .array(
        .named(
          "BinnedRecord",
          .object([
            .init("book", .string()), .init("id", .id), .init("title", .string()), .init("detail", .string()),
            .init("day", .nullable(.day)), .init("binned_at", .string(format: "date-time")),
          ]))))
  ])

  private static func json(_ record: BinnedRecord, _ book: String) -> JSON {
    [
      "book": .string(book), "id": .string(record.id.text), "title": .string(record.title),
      "detail": .string(record.detail), "day": record.day.map { .string($0.iso) } ?? .null,
      "binned_at": .string(record.binnedAt.iso),
    ]
  }

  private func bin(_ request: Request) throws -> any Bin {
    guard let bin = service.bin(of: try request.parameters.text("book")) else { throw HTTPError.notFound }
    return bin
  }
}
