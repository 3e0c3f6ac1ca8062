import Base
import Book
import Design
import HTML
import HTTP
import Localization

/// `/imports`: what was imported, and its undoing.
struct ImportListScreens: Sendable {
  let box: ImportBox

  var all: [Screen] {
    [
      Screen(.get, "/imports", samples: ["/imports"]) { _, visitor in
        let view = ImportListView(words: visitor.words, zone: visitor.settings.zone)
        return .page(view.page(try box.list(of: visitor.owner), live: box.books.topics))
      },
      Screen(.post, "/imports/{id}/undo") { try undo($0, $1) },
    ]
  }

  /// Undoes at once, unless records were edited since: then they are named first.
  private func undo(_ request: Request, _ visitor: Visitor) throws -> Answer {
    let id = try request.parameters.id("id")
    let words = visitor.words
    do {
      let importing = try box.importing(id, of: visitor.owner)
      let isAgreed = try request.form()["agreed"] == "1"
      let preview = try importing.undoPreview(id, of: visitor.owner)
      if !preview.edited.isEmpty, !isAgreed { return .page(UndoView(words: words).page(id, preview)) }
      let report = try importing.undo(id, of: visitor.owner)
      return .redirect("/imports", notice: Notice(words("commons.import.undone", .count(report.removed))))
    } catch ImportError.unknownImport {
      throw HTTPError.notFound
    } catch let error as ImportError {
      return .redirect("/imports", notice: Notice(ImportWords(words).sentence(error)))
    }
  }
}
