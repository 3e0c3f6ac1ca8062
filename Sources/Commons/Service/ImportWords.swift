import Book
import Localization

/// Why an import did not happen, as a sentence that says what to do.
struct ImportWords {
  let words: Words

  init(_ words: Words) { self.words = words }

  func sentence(_ error: ImportError) -> String {
    switch error {
    case .previewChanged: words("commons.import.changed")
    case .refused(let reason, nil): reason
    case .refused(let reason, let line?): words("commons.import.line", .count(line)) + ": " + reason
    case .unknownImport: words("commons.import.unknown")
    case .alreadyUndone: words("commons.import.undone.already")
    case .unknownColumn(let name, let headers):
      words("commons.import.column", .text(name), .text(headers.joined(separator: ", ")))
    }
  }
}
