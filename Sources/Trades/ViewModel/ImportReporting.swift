import Base
import Book
import Localization

/// Tells a person, and other programs, what an import does.
struct ImportReporting {
  /// So many lines of each state are listed; all are counted.
  private static let lineLimit = 1000

  private let names: TradeWords

  init(_ names: TradeWords) { self.names = names }

  func report(_ result: ImportResult, file: String) -> ImportReport {
    let reading = result.reading
    var report = ImportReport(
      format: reading.format, formatName: names.format(reading.format), encoding: reading.encoding,
      container: reading.container, json: { ImportJSON(result, file: file).json })
    report.zone = reading.zone?.name
    report.accountName = result.accounts.main.account.name
    report.added = result.added
    report.already = result.count(.already)
    report.inBin = result.count(.inBin)
    report.probable = result.count(.probable)
    report.ignored = reading.ignored.count
    report.rejected = reading.rejected.count
    report.flagged = result.rows.count { !$0.flags.isEmpty }
    report.lines = lines(result)
    report.fingerprint = result.fingerprint
    return report
  }

  /// An unknown table, with what was said of its columns, or else what is guessed.
  func question(_ table: UnknownTable, _ known: ImportService.Mapping?) -> ImportReport {
    var report = ImportReport(
      format: "table", formatName: names.format("table"), encoding: table.encoding, container: table.container,
      json: { .null })
    let required: Set<String> = ["kind", "quantity"]
    report.question = MappingQuestion(
      headers: table.headers, firstRows: table.firstRows,
      fields: UnknownTable.fields.map { field in
        let column = known.map { $0.columns[field].flatMap(table.column) } ?? table.guess[field]
        return MappingQuestion.Field(
          id: field, label: names.field(field), required: required.contains(field), column: column)
      },
      kindWords: table.kindWords.map { word, kind in
        MappingQuestion.KindWord(word: word, kind: known?.kinds[word] ?? kind?.rawValue)
      },
      kinds: TradeKind.allCases.map { .init(id: $0.rawValue, label: names.kind($0)) })
    return report
  }

  private func lines(_ result: ImportResult) -> [ImportLine] {
    let reading = result.reading
    var counts: [ImportLine.State: Int] = [:]
    var lines: [ImportLine] = []
    func add(_ state: ImportLine.State, _ make: () -> ImportLine) {
      counts[state, default: 0] += 1
      if counts[state, default: 0] <= Self.lineLimit { lines.append(make()) }
    }
    for (read, row) in zip(reading.trades, result.rows) {
      let state = ImportLine.State(row.outcome)
      add(state) {
        var notes = row.flags.flags.map(names.flag)
        if row.outcome == .probable { notes.append(names.words("trades.import.probable")) }
        return ImportLine(
          line: read.line, state: state, title: names.title(read.trade), detail: detail(read.trade), notes: notes)
      }
    }
    for row in reading.ignored {
      add(.ignored) { ImportLine(line: row.line, state: .ignored, title: names.ignored(row.reason)) }
    }
    for row in reading.rejected {
      add(.rejected) {
        ImportLine(line: row.line, state: .rejected, title: row.text, notes: [names.rejected(row)])
      }
    }
    return lines.sorted { $0.line < $1.line }
  }

  private func detail(_ trade: Trade) -> String {
    let day = names.words.day(trade.time.day, .medium)
    let time = trade.time.time.map { names.words.time($0, seconds: true) }
    return [time.map { day + " " + $0 } ?? day, names.detail(trade)].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

extension ImportLine.State {
  fileprivate init(_ outcome: ImportOutcome) {
    self =
      switch outcome {
      case .added: .added
      case .already: .already
      case .inBin: .inBin
      case .probable: .probable
      }
  }
}
