/// An unknown table, shown so that the person can say what its columns are.
package struct MappingQuestion: Equatable, Sendable {
  /// A field that a column may be named as.
  package struct Field: Equatable, Sendable {
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

  /// A word in the column of kinds.
  package struct KindWord: Equatable, Sendable {
    /// As the file has it.
    package var word: String
    /// The kind guessed or remembered.
    package var kind: String?

    package init(word: String, kind: String?) {
      self.word = word
      self.kind = kind
    }
  }

  /// A kind of record to choose from.
  package struct Kind: Equatable, Sendable {
    package var id: String
    package var label: String

    package init(id: String, label: String) {
      self.id = id
      self.label = label
    }
  }

  package var headers: [String]
  package var firstRows: [[String]]
  package var fields: [Field]
  package var kindWords: [KindWord]
  package var kinds: [Kind]

  package init(
    headers: [String], firstRows: [[String]], fields: [Field], kindWords: [KindWord], kinds: [Kind]
  ) {
    self.headers = headers
    self.firstRows = firstRows
    self.fields = fields
    self.kindWords = kindWords
    self.kinds = kinds
  }
}
