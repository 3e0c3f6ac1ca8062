package import Base
package import Book
import Sheets

/// A file as it was read: its trades in file order, and the rows that are none.
package struct FileReading: Sendable {
  package let format: String
  package let home: FormatHome
  package let encoding: String
  package internal(set) var container: String
  package let options: ImportOptions
  /// The zone of the file's bare times, by option or format; nil where it had to be assumed.
  package let zone: Zone?
  package private(set) var trades: [ReadTrade] = []
  /// The trades alone, where nothing else of their rows is wanted.
  private(set) var bareTrades: [Trade] = []
  /// Their lines.
  private(set) var bareLines: [Int] = []
  private let keepsRows: Bool
  package private(set) var ignored: [IgnoredRow] = []
  package private(set) var rejected: [RejectedRow] = []
  /// The header of a mapped table, by which its mapping is remembered.
  var signature: String?
  /// Makes the times of rows into moments.
  let clock: WallClock
  /// Stands for ids that are not settled yet.
  let blankID: ID
  /// Lines on which letters had to be replaced.
  private var doubtfulLines: Set<Int> = []
  private var sheetName: String?

  /// Begins to read a file in a format.
  ///
  /// Without its rows, a file is kept as its trades alone, unless it says of them what only our own export does.
  init(
    _ format: any Format, _ file: SheetFile, options: ImportOptions, blankID: ID, keepsRows: Bool = true
  ) throws {
    self.keepsRows = keepsRows
    self.format = format.id
    home = format.home
    encoding = file.encoding.rawValue
    container = file.container.rawValue
    self.options = options
    self.blankID = blankID
    zone = try options.zone ?? format.home.zone.map { try Zone(named: $0) }
    clock = WallClock(zone: zone, assumed: options.homeZone ?? .utc)
    ignored = file.markupLines.map { IgnoredRow(line: $0, reason: .markup) }
    doubtfulLines = Set(file.replaced.lines)
    let count = file.sheets.reduce(0) { $0 + $1.rows.count }
    if keepsRows { trades.reserveCapacity(count) } else { bareTrades.reserveCapacity(count) }
    for sheet in file.sheets {
      sheetName = file.sheets.count > 1 ? sheet.name : nil
      try format.read(sheet, into: &self)
    }
    ignored.sort { $0.line < $1.line }
  }

  mutating func ignore(_ row: Row, _ reason: IgnoredRow.Reason) {
    ignored.append(IgnoredRow(line: row.line, reason: row.isBlank ? .blank : reason))
  }

  /// Takes what `read` makes of a row, or its problem.
  mutating func take(_ row: Row, _ read: (Row) throws -> ReadRow?) {
    if row.isBlank { return ignore(row, .blank) }
    do {
      guard let trade = try read(row) else { return ignore(row, .chosen) }
      try trade.check()
      if !keepsRows, trade.own == nil {
        bareTrades.append(trade.trade)
        bareLines.append(row.line)
        return
      }
      let flags = doubtfulLines.contains(row.line) ? trade.flags.union(FlagSet([.encodingReplaced])) : trade.flags
      trades.append(ReadTrade(trade, sheet: sheetName, flags: flags))
    } catch let problem as RowProblem {
      rejected.append(RejectedRow(line: row.line, reason: problem.reason, text: String(problem.text.prefix(100))))
    } catch let error as NumberError {
      let reason: RejectedRow.Reason = if case .notANumber = error { .numberUnreadable } else { .numberTooLarge }
      rejected.append(RejectedRow(line: row.line, reason: reason, text: String(error.text.prefix(100))))
    } catch let error as DateError {
      rejected.append(RejectedRow(line: row.line, reason: .dayUnreadable, text: String(error.text.prefix(100))))
    } catch {
      rejected.append(RejectedRow(line: row.line, reason: .unreadable, text: String("\(error)".prefix(100))))
    }
  }

  /// Whether the file has its newest row first.
  package var isNewestFirst: Bool {
    bareTrades.isEmpty
      ? Self.isNewestFirst(trades.lazy.map(\.trade.time)) : Self.isNewestFirst(bareTrades.lazy.map(\.time))
  }

  private static func isNewestFirst(_ times: some BidirectionalCollection<TradeTime>) -> Bool {
    guard let first = times.first, let last = times.last, last.precedes(first) else { return false }
    return zip(times, times.dropFirst()).allSatisfy { !$0.precedes($1) }
  }

  /// Hands the trades over, so that whoever takes them can change them where they are.
  mutating func takeBareTrades() -> [Trade] {
    defer { bareTrades = [] }
    return bareTrades
  }
}

extension TradeTime {
  /// Whether this is earlier for sure.
  fileprivate func precedes(_ other: TradeTime) -> Bool {
    if let moment, let later = other.moment { return moment.instant < later.instant }
    return day < other.day
  }
}

extension ReadRow {
  private static let nameLimit = 200
  private static let memoLimit = 100_000

  /// Refuses what could not be stored or reckoned with.
  fileprivate func check() throws {
    let kind = trade.kind
    if kind.movesLots, trade.item.isEmpty, trade.code == nil { throw RowProblem(.itemMissing) }
    switch kind {
    case .buy, .sell, .bonus, .reward, .transferIn, .transferOut:
      if trade.quantity == nil { throw RowProblem(.quantityMissing) }
    case .split:
      guard let new = trade.new, let old = trade.old, new.signum > 0, old.signum > 0 else {
        throw RowProblem(.splitMissing)
      }
    case .dividend, .interest, .fee, .tax, .deposit, .withdraw, .exchange:
      if trade.amount == nil, trade.price == nil || trade.quantity == nil { throw RowProblem(.amountMissing) }
    case .memo, .expire: break
    }
    if let quantity = trade.quantity, quantity.isNegative {
      throw RowProblem(.sideContradiction, quantity.text)
    }
    try refuseLong(trade.item, Self.nameLimit)
    if let code = trade.code { try refuseLong(code, Self.nameLimit) }
    for tag in trade.tags { try refuseLong(tag, Self.nameLimit) }
    try refuseLong(trade.memo, Self.memoLimit)
    do { _ = try trade.value() } catch { throw RowProblem(.numberTooLarge) }
  }

  private func refuseLong(_ text: String, _ limit: Int) throws {
    if text.utf8.count > limit, text.unicodeScalars.count > limit { throw RowProblem(.textTooLong, text) }
  }
}
