import Book
import Design
import Localization

/// The words and signs for what happens to a line.
struct StateWords {
  let words: Words

  init(_ words: Words) { self.words = words }

  func name(_ state: ImportLine.State) -> String {
    switch state {
    case .added: words("commons.state.added")
    case .updated: words("commons.state.updated")
    case .already: words("commons.state.already")
    case .inBin: words("commons.state.inBin")
    case .conflict: words("commons.state.conflict")
    case .probable: words("commons.state.probable")
    case .ignored: words("commons.state.ignored")
    case .rejected: words("commons.state.rejected")
    }
  }

  static func mark(_ state: ImportLine.State) -> String {
    switch state {
    case .added, .updated: "add"
    case .already, .inBin, .probable: "have"
    case .ignored: "skip"
    case .conflict, .rejected: "bad"
    }
  }

  static func icon(_ state: ImportLine.State) -> Icon {
    switch state {
    case .added, .updated: .plus
    case .already: .check
    case .inBin: .trash
    case .probable: .flag
    case .ignored: .ban
    case .conflict, .rejected: .warn
    }
  }
}
