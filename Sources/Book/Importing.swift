package import Base
package import Localization

/// What the person said about a file besides the file itself.
package struct ImportOptions: Equatable, Sendable {
  /// A format's id, instead of recognising it.
  package var format: String?
  package var account: String?
  /// The zone of the file's bare times.
  package var zone: Zone?
  /// The zone to assume where neither file, format nor person tells: the one in which the person lives.
  package var homeZone: Zone?
  /// The cost method of an account that the import creates, by its word.
  package var method: String?
  /// Whether an account that the import creates may be short.
  package var shorts: Bool?
  /// Field → column, by the header's text or `#n`.
  package var mapping: [String: String]
  /// The file's word → a kind's word or `ignore`.
  package var kinds: [String: String]
  /// `dmy`, `mdy` or `ymd`, where the column doesn't settle it.
  package var dateOrder: String?
  /// `,` or `.`, where the column doesn't settle it.
  package var decimal: String?
  /// Rows that are in the bin are added again.
  package var addBinnedAgain: Bool

  package init() {
    mapping = [:]
    kinds = [:]
    addBinnedAgain = false
  }
}

/// A staged or named file.
package struct ImportFile: Sendable {
  /// The name as the person knows it; never used to recognise the format.
  package let name: String
  /// Where its bytes lie.
  package let path: String

  package init(name: String, path: String) {
    self.name = name
    self.path = path
  }
}

/// What would happen, or did happen, to one line of a file.
package struct ImportLine: Equatable, Sendable {
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

/// An unknown table, shown so that the person can say what its columns are.
package struct MappingQuestion: Sendable {
  package struct Field: Sendable {
    package var id: String
    package var label: String
    package var required: Bool
    /// The column guessed or remembered, from 0.
    package var column: Int?

    package init(id: String, label: String, required: Bool, column: Int?) {
      self.id = id
      self.label = label
      self.required = required
      self.column = column
    }
  }

  package struct KindWord: Sendable {
    /// As the file has it.
    package var word: String
    /// The kind guessed or remembered.
    package var kind: String?

    package init(word: String, kind: String?) {
      self.word = word
      self.kind = kind
    }
  }

  package var headers: [String]
  package var firstRows: [[String]]
  package var fields: [Field]
  package var kindWords: [KindWord]
  /// Kinds to choose from: id and words.
  package var kinds: [(id: String, label: String)]

  package init(
    headers: [String], firstRows: [[String]], fields: [Field], kindWords: [KindWord],
    kinds: [(id: String, label: String)]
  ) {
    self.headers = headers
    self.firstRows = firstRows
    self.fields = fields
    self.kindWords = kindWords
    self.kinds = kinds
  }
}

/// What an import of a file would do, or has done.
package struct ImportReport: Sendable {
  package var format: String
  /// The format's name for people.
  package var formatName: String
  package var encoding: String
  package var container: String
  package var zone: String?
  package var accountName: String?
  package var added: Int
  package var updated: Int
  package var already: Int
  package var inBin: Int
  package var conflicts: Int
  package var probable: Int
  package var ignored: Int
  package var rejected: Int
  package var flagged: Int
  /// The first lines (at most a thousand of each state), in file order.
  package var lines: [ImportLine]
  /// Changes whenever the outcome would; a confirmation carries it, and a differing one shows the preview again.
  package var fingerprint: String
  /// Set when the table's columns must be named first; nothing else is then meaningful.
  package var question: MappingQuestion?
  /// The file's entry in the command line's JSON (`contracts.md`, shapes).
  package var json: @Sendable () -> JSON

  package init(
    format: String, formatName: String, encoding: String, container: String, json: @escaping @Sendable () -> JSON
  ) {
    self.format = format
    self.formatName = formatName
    self.encoding = encoding
    self.container = container
    added = 0
    updated = 0
    already = 0
    inBin = 0
    conflicts = 0
    probable = 0
    ignored = 0
    rejected = 0
    flagged = 0
    lines = []
    fingerprint = ""
    self.json = json
  }
}

/// A past import, for the list.
package struct ImportEntry: Equatable, Sendable {
  package var id: ID
  package var file: String
  package var format: String
  package var at: Instant
  package var added: Int
  package var already: Int
  package var undone: Bool

  package init(id: ID, file: String, format: String, at: Instant, added: Int, already: Int, undone: Bool) {
    self.id = id
    self.file = file
    self.format = format
    self.at = at
    self.added = added
    self.already = already
    self.undone = undone
  }
}

/// What undoing an import does.
package struct UndoReport: Equatable, Sendable {
  package var removed: Int
  /// Rows that another import saw as well, and pass to it.
  package var kept: Int
  /// Records that were edited since: named before they go.
  package var edited: [(id: ID, title: String)]

  package init(removed: Int, kept: Int, edited: [(id: ID, title: String)]) {
    self.removed = removed
    self.kept = kept
    self.edited = edited
  }

  package static func == (a: UndoReport, b: UndoReport) -> Bool {
    a.removed == b.removed && a.kept == b.kept && a.edited.map(\.id) == b.edited.map(\.id)
  }
}

/// A book's side of the import box.
///
/// `preview` writes nothing. `commit` evaluates again inside its one transaction and throws
/// `ImportError.previewChanged` when the outcome differs from the fingerprint that the person agreed to.
package protocol Importing: Sendable {
  /// How sure the book is that the file is its own, from 0 (not at all) to 100.
  func confidence(_ file: ImportFile, options: ImportOptions) -> Int

  func preview(_ file: ImportFile, options: ImportOptions, for owner: ID, words: Words) throws -> ImportReport

  /// Adds the file's rows in one transaction. `agreed` is the preview's fingerprint, or nil where both steps are one.
  func commit(
    _ file: ImportFile, options: ImportOptions, agreed: String?, for owner: ID, words: Words,
    progress: (_ done: Int, _ total: Int) -> Void
  ) throws -> (report: ImportReport, id: ID?)

  func list(of owner: ID) throws -> [ImportEntry]

  /// What `undo` would do.
  func undoPreview(_ id: ID, of owner: ID) throws -> UndoReport

  func undo(_ id: ID, of owner: ID) throws -> UndoReport
}

/// Why an import did not happen; each is worded by the catalogue.
package enum ImportError: Error, Equatable, Sendable {
  /// The store has changed since the preview: look again.
  case previewChanged
  /// The whole file was refused, with a sentence and where it helps the line.
  case refused(reason: String, line: Int?)
  case unknownImport
  /// A `--map` names a column that the table does not have.
  case unknownColumn(String, headers: [String])
  case alreadyUndone
}
