package import Base
package import Book

/// What becomes of one row of a file.
package enum ImportOutcome: String, Sendable {
  case added, already
  /// Known, but deleted since.
  case inBin
  /// Added, though a record that somebody typed looks like it.
  case probable

  package var adds: Bool { self == .added || self == .probable }
}

/// What an import of a file does, or did.
package struct ImportResult: Sendable {
  package struct Row: Equatable, Sendable {
    package var outcome: ImportOutcome
    /// The record that stands for the row; not yet stored in a preview.
    package var id: ID
    package var flags: FlagSet = []
    package var doubtfulMethods: MethodSet = []
  }

  package let reading: FileReading
  /// One for each trade of the reading.
  package let rows: [Row]
  package let accounts: ImportAccounts
  /// The import as it was stored; nil in a preview.
  package var importID: ID?

  package func count(_ outcome: ImportOutcome) -> Int { rows.count { $0.outcome == outcome } }

  package var added: Int { rows.count { $0.outcome.adds } }

  package var tally: ImportTally { ImportTally(importID: importID, added: added, already: count(.already)) }

  /// Changes whenever the outcome would.
  package var fingerprint: String {
    var text = "\(reading.format) \(accounts.main.account.name) \(reading.rejected.count)"
    for row in rows { text += "\n\(row.outcome.rawValue) \(row.flags.rawValue)" }
    return ContentHash(of: text).text
  }

  /// Doubts about rows; rows whose order is in doubt stand together.
  package struct Doubt: Equatable, Sendable {
    package var flag: TradeFlag
    package var line: Int
    package var lines: [Int]
    package var day: CivilDay
    package var item: String
    package var methods: [CostMethod]
  }

  /// Every doubt about the rows that are added, by line.
  package var doubts: [Doubt] {
    struct Key: Hashable {
      var account: ID
      var key: ItemKey
      var day: CivilDay
    }
    var groups: [Key: Int] = [:]
    var doubts: [Doubt] = []
    for (read, row) in zip(reading.trades, rows) where !row.flags.isEmpty {
      for flag in row.flags.flags {
        let key = Key(account: accounts.id(for: read), key: read.trade.key, day: read.trade.time.day)
        if flag == .orderAmbiguous, let group = groups[key] {
          doubts[group].lines.append(read.line)
          continue
        }
        if flag == .orderAmbiguous { groups[key] = doubts.count }
        doubts.append(
          Doubt(
            flag: flag, line: read.line, lines: [read.line], day: read.trade.time.day, item: read.trade.item,
            methods: flag == .orderAmbiguous ? row.doubtfulMethods.methods : []))
      }
    }
    return doubts
  }
}
