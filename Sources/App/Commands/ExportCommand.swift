import Base
import Book
import Command
import Glibc
import Localization

/// `nanal export`: a book written out whole, to a file that appears only when it is complete.
enum ExportCommand {
  static let command = BookCommand(
    CommandSpec(
      "export", summary: "app.command.export",
      options: [
        .init("book", .text("BOOK"), "app.option.book"), .init("format", .text("FORMAT"), "app.option.format"),
        .init("out", .text("PATH"), "app.option.out"),
      ]),
    .inHouse { invocation, context, visit in
      let words = context.words
      let book = invocation.text("book") ?? visit.books.first?.id ?? ""
      guard let found = visit.books.first(where: { $0.id == book }) else {
        throw Failure.misuse(words("app.export.book", .text(book), .text(list(visit.books.map(\.id)))))
      }
      let format = invocation.text("format") ?? "csv"
      guard let exporting = found.exports.first(where: { $0.format == format }) else {
        throw Failure.misuse(words("app.export.format", .text(format), .text(list(found.exports.map(\.format)))))
      }
      guard let path = invocation.text("out"), path != "-" else {
        try exporting.write(of: visit.visitor.owner) { context.output.write(Array($0)) }
        return .success
      }
      let bytes = try write(exporting, of: visit.visitor.owner, to: path, words)
      context.answer(["file": .string(path), "bytes": .number(String(bytes))]) {
        words("app.export.done", .text(path), .text(words.bytes(bytes))) + "\n"
      }
      return .success
    })

  private static func list(_ items: [String]) -> String { items.joined(separator: ", ") }

  private static func write(_ exporting: any Exporting, of owner: ID, to path: String, _ words: Words) throws -> Int {
    let partial = path + ".partial"
    guard let file = fopen(partial, "wb") else {
      throw Failure(words("app.export.unwritable", .text(path), .text(String(cString: strerror(errno)))))
    }
    var count = 0
    do {
      try exporting.write(of: owner) { bytes in
        guard fwrite(bytes.baseAddress, 1, bytes.count, file) == bytes.count else {
          throw Failure(words("app.export.unwritable", .text(path), .text(String(cString: strerror(errno)))))
        }
        count += bytes.count
      }
    } catch {
      fclose(file)
      unlink(partial)
      throw error
    }
    let isWritten = fflush(file) == 0 && fsync(fileno(file)) == 0
    guard fclose(file) == 0, isWritten, rename(partial, path) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(partial)
      throw Failure(words("app.export.unwritable", .text(path), .text(reason)))
    }
    return count
  }
}
