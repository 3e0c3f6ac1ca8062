package import Base
import Book
import Sheets
import Store

/// A table of no known format: what the person needs to see in order to name its columns.
package struct UnknownTable: Sendable {
  package let headers: [String]
  package let firstRows: [[String]]
  /// Field to column, counted from 0, as guessed.
  package let guess: [String: Int]
  /// The words in the column of kinds, and the kinds that they seem to be.
  package let kindWords: [(word: String, kind: TradeKind?)]
  package let encoding: String
  package let container: String
  let signature: String

  /// The fields that a column may be named as, in the order in which a form shows them.
  package static let fields = ColumnRole.allCases.map(\.rawValue)

  /// Looks a table over; `kinds` is its column of kinds by title or `#n`, where that is not to be guessed.
  init(_ sheet: Sheet, encoding: String, container: String, kinds named: String? = nil) {
    self.encoding = encoding
    self.container = container
    let guess = ColumnGuess(sheet)
    let header = guess.header ?? sheet.rows.first { !$0.isBlank }.map(SheetHeader.init)
    headers = header?.titles ?? []
    signature = header?.signature ?? ""
    let rows = sheet.rows.dropFirst((header?.index ?? -1) + 1)
    firstRows = rows.lazy.filter { !$0.isBlank }.prefix(5).map(\.texts)
    self.guess = Dictionary(guess.columns.map { ($0.key.rawValue, $0.value) }) { first, _ in first }
    var words: [String] = []
    if let column = named.map({ header?.column(named: $0) }) ?? guess.columns[.kind] {
      var seen: Set<String> = []
      for row in rows where words.count < 50 {
        let word = row.trimmed(column)
        if !word.isEmpty, seen.insert(word).inserted { words.append(word) }
      }
    }
    kindWords = words.map { ($0, KindWord($0).flatMap(TradeKind.init)) }
  }
}

extension UnknownTable {
  /// Whether a word means nothing to us and was not explained either.
  func hasUnknownWords(beside kinds: [String: String]) -> Bool {
    kindWords.contains { $0.kind == nil && kinds[$0.word] == nil }
  }

  /// The column, from 0, that is meant by its title or by `#n`.
  package func column(_ text: String) -> Int? {
    guard text.hasPrefix("#"), let number = Int(text.dropFirst()) else { return headers.firstIndex(of: text) }
    return headers.indices.contains(number - 1) ? number - 1 : nil
  }
}

extension ImportService {
  /// How the owner explained a table before.
  package struct Mapping: Equatable, Sendable {
    package var columns: [String: String]
    package var kinds: [String: String]
  }

  /// How the owner explained tables with this header before.
  package func remembered(_ table: UnknownTable, of owner: ID) throws -> Mapping? {
    let json = try house.database.read { try ImportRepository($0, owner: owner).mapping(for: table.signature) }
    guard let json else { return nil }
    return Mapping(columns: json["columns"]?.texts ?? [:], kinds: json["kinds"]?.texts ?? [:])
  }

  func remember(_ reading: FileReading, of owner: ID, in transaction: any Transaction) throws {
    guard let signature = reading.signature, !reading.options.mapping.isEmpty else { return }
    func object(_ texts: [String: String]) -> JSON {
      .object(texts.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .string($0.value)) })
    }
    try ImportRepository(transaction, owner: owner).setMapping(
      .object([
        JSON.Member("columns", object(reading.options.mapping)),
        JSON.Member("kinds", object(reading.options.kinds)),
      ]), for: signature, in: transaction)
  }
}

extension JSON {
  /// The members that are texts.
  fileprivate var texts: [String: String] {
    guard case .object(let members) = self else { return [:] }
    var texts: [String: String] = [:]
    for member in members { if case .string(let text) = member.value { texts[member.name] = text } }
    return texts
  }
}
