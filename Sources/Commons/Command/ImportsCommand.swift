import Base
import Book
import Command
import Localization

/// `nanal imports list` and `nanal imports undo ID`.
enum ImportsCommand {
  static let list = BookCommand(
    CommandSpec("imports", "list", summary: "commons.command.imports"),
    .inHouse { _, context, visit in
      let entries = try ImportBox(house: visit.house, books: visit.books).list(of: visit.visitor.owner)
      context.answer(["rows": .array(entries.map(\.json))]) {
        let words = context.words
        var table = TextTable([("ID", .left), (words("commons.imports.file"), .left), ("", .right), ("", .left)])
        for entry in entries {
          let state = entry.undone ? words("commons.imports.undone") : ""
          table.add([entry.id.text, entry.file, words("commons.import.added", .count(entry.added)), state])
        }
        return table.text
      }
      return .success
    })

  static let undo = BookCommand(
    CommandSpec("imports", "undo", summary: "commons.command.undo", operands: [.init("ID")]),
    .inHouse { invocation, context, visit in
      let words = context.words
      do {
        guard let id = try? ID(text: invocation.operand("ID") ?? "") else { throw ImportError.unknownImport }
        let box = ImportBox(house: visit.house, books: visit.books)
        let report = try box.importing(id, of: visit.visitor.owner).undo(id, of: visit.visitor.owner)
        context.answer(report.json) {
          words("commons.import.undone", .count(report.removed)) + "\n"
            + report.edited.map { "  " + words("commons.import.edited", .text($0.title)) + "\n" }.joined()
        }
        return .success
      } catch let error as ImportError {
        throw Failure(ImportWords(words).sentence(error))
      }
    })
}

extension ImportEntry {
  var json: JSON {
    [
      "id": .string(id.text), "file": .string(file), "format": .string(format), "at": .string(at.iso),
      "added": .number(String(added)), "already": .number(String(already)), "undone": .bool(undone),
    ]
  }
}

extension UndoReport {
  var json: JSON {
    [
      "removed": .number(String(removed)), "kept": .number(String(kept)),
      "edited": .array(edited.map { .string($0.id.text) }),
    ]
  }
}
