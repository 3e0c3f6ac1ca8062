import Base
import Sheets

/// The shape in which the app's first version kept its records: one table, whole won, local time of Seoul.
struct FirstVersion: Format {
  let id = "first-version"
  let home = FormatHome(zone: "Asia/Seoul", currency: .krw)

  private static let titles = ["id", "type", "tag", "item", "price", "count", "date", "memo"]

  func confidence(_ sheet: Sheet) -> Int {
    SheetHeader(in: sheet, having: Self.titles).map { $0.titles.count == Self.titles.count ? 95 : 70 } ?? 0
  }

  func read(_ sheet: Sheet, into reading: inout FileReading) {
    guard let header = SheetHeader(in: sheet, having: Self.titles) else { return }
    for row in sheet.rows.prefix(header.index) { reading.ignore(row, .preamble) }
    reading.ignore(sheet.rows[header.index], .header)
    let columns = Self.titles.compactMap { header.column($0) }
    guard columns.count == Self.titles.count else { return }
    let (clock, blank) = (reading.clock, reading.blankID)
    for row in sheet.rows.dropFirst(header.index + 1) {
      if header.isRepeated(by: row) {
        reading.ignore(row, .header)
        continue
      }
      reading.take(row) { row in
        guard let kind = KindWord(row.trimmed(columns[1])).flatMap(TradeKind.init) else {
          throw RowProblem(.kindUnknown, row.trimmed(columns[1]))
        }
        guard let written = try row.moment(columns[6]) else { throw RowProblem(.dayMissing) }
        var read = ReadRow(
          line: row.line,
          trade: Trade(id: blank, account: blank, kind: kind, time: TradeTime(day: written.day), currency: .krw))
        read.trade.time = try clock.time(written, &read.flags)
        read.trade.item = Text.name(row.trimmed(columns[3]))
        read.trade.tags = row.trimmed(columns[2]).isEmpty ? [] : [Text.name(row.trimmed(columns[2]))]
        read.trade.memo = row.trimmed(columns[7])
        if kind != .memo {
          read.trade.price = try row.amount(columns[4])
          read.trade.quantity = try row.amount(columns[5])
        }
        return read
      }
    }
  }
}

extension TradeKind {
  /// The kind that a word in a file names.
  init?(_ word: KindWord) { self.init(rawValue: word.rawValue) }
}
