/// What would happen, or did happen, to one line of a file.
package struct ImportLine: Equatable, Sendable {
  /// What becomes of a line.
  package enum State: String, CaseIterable, Sendable {
    case added, updated, already, inBin, conflict, probable, ignored, rejected
  }

  package var line: Int
  package var state: State
  package var title: String
  package var detail: String
  /// Sentences in the person's language: reasons and doubts.
  package var notes: [String]

  package init(line: Int, state: State, title: String, detail: String = "", notes: [String] = []) {
    self.line = line
    self.state = state
    self.title = title
    self.detail = detail
    self.notes = notes
  }
}
