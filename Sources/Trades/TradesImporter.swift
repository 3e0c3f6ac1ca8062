package import Base
package import Book
package import Localization
package import Store

/// The trades book's side of the import box.
package struct TradesImporter: Importing {
  private let service: ImportService

  package init(_ house: House) { service = ImportService(house) }

  package func confidence(_ file: ImportFile, options: ImportOptions) -> Int {
    service.confidence(file, options: options)
  }

  package func preview(
    _ file: ImportFile, options: ImportOptions, for owner: ID, words: Words
  ) throws -> ImportReport {
    let names = TradeWords(words)
    switch try read(file, options, owner, names) {
    case .unknown(let table): return try question(table, options, owner, names)
    case .reading(let reading):
      let result = try worded(names) {
        try service.preview(reading, fallbackAccount: names.usualAccount, of: owner)
      }
      return ImportReporting(names).report(result, file: file.name)
    }
  }

  package func commit(
    _ file: ImportFile, options: ImportOptions, agreed: String?, for owner: ID, words: Words,
    progress: (_ done: Int, _ total: Int) throws -> Void,
    finish: (ImportTally, any Transaction) throws -> Void
  ) throws -> ImportReport {
    let names = TradeWords(words)
    switch try read(file, options, owner, names) {
    case .unknown(let table):
      return try question(table, options, owner, names)
    case .reading(let reading):
      let result = try worded(names) {
        try service.commit(
          reading, file: file.name, agreed: agreed, fallbackAccount: names.usualAccount, of: owner, progress: progress,
          finish: finish)
      }
      return ImportReporting(names).report(result, file: file.name)
    }
  }

  package func list(of owner: ID) throws -> [ImportEntry] {
    try service.list(of: owner).map { entry in
      ImportEntry(
        id: entry.id, file: entry.file, format: entry.format, at: entry.at, added: entry.added, already: entry.already,
        undone: entry.undoneAt != nil)
    }
  }

  package func undoPreview(_ id: ID, of owner: ID) throws -> UndoReport {
    UndoReport(try service.undoPreview(id, of: owner))
  }

  package func undo(_ id: ID, of owner: ID) throws -> UndoReport {
    UndoReport(try service.undo(id, of: owner))
  }

  /// Runs a step of the service; where it refuses the file, the reason is put in the person's words.
  private func worded<Answer>(_ names: TradeWords, _ step: () throws -> Answer) throws -> Answer {
    do { return try step() } catch ImportError.refused(let reason, let line) {
      throw ImportError.refused(reason: names.refused(reason), line: line)
    }
  }

  private func question(
    _ table: UnknownTable, _ options: ImportOptions, _ owner: ID, _ names: TradeWords
  ) throws -> ImportReport {
    let said = ImportService.Mapping(columns: options.mapping, kinds: options.kinds)
    return ImportReporting(names).question(
      table, options.mapping.isEmpty ? try service.remembered(table, of: owner) : said)
  }

  private func read(
    _ file: ImportFile, _ options: ImportOptions, _ owner: ID, _ names: TradeWords
  ) throws -> ImportService.Content {
    do {
      return try worded(names) { try service.read(file, options: options, of: owner) }
    } catch MappingError.unknownColumn(let name, let headers) {
      throw ImportError.unknownColumn(name, headers: headers)
    } catch MappingError.unknownField(let name) {
      throw ImportError.refused(reason: names.words("trades.file.field", .text(name)), line: nil)
    }
  }
}

extension UndoReport {
  fileprivate init(_ outcome: ImportUndo.Outcome) {
    self.init(
      removed: outcome.removed, kept: outcome.kept,
      edited: outcome.edited.map { record in
        Edited(id: record.id, title: record.trade.item.isEmpty ? record.trade.memo : record.trade.item)
      })
  }
}
