import Base
import Sheets

/// The record of transactions in Korean shares that Kiwoom saves, as CSV and as HTML named .xls.
struct KiwoomDomestic: Format {
  let id = "kiwoom-domestic"
  let home = FormatHome(zone: "Asia/Seoul", currency: .krw, account: "키움증권")

  private static let titles = ["거래일자", "종목명", "거래수량", "거래금액", "거래구분", "거래단가", "수수료", "처리시간"]

  func confidence(_ sheet: Sheet) -> Int {
    SheetHeader(in: sheet, having: Self.titles) == nil ? 0 : 95
  }

  func read(_ sheet: Sheet, into reading: inout FileReading) {
    guard let header = SheetHeader(in: sheet, having: Self.titles), let columns = Columns(header) else { return }
    for row in sheet.rows.prefix(header.index) { reading.ignore(row, .preamble) }
    reading.ignore(sheet.rows[header.index], .header)
    let (clock, blank) = (reading.clock, reading.blankID)
    for row in sheet.rows.dropFirst(header.index + 1) {
      if header.isRepeated(by: row) {
        reading.ignore(row, .header)
      } else {
        reading.take(row) { row in try columns.read(row, clock, blank) }
      }
    }
  }

  private struct Columns {
    let day: Int
    let item: Int
    let quantity: Int
    let amount: Int
    let kind: Int
    let price: Int
    let fee: Int
    let time: Int
    let taxes: [Int]

    init?(_ header: SheetHeader) {
      let found = KiwoomDomestic.titles.compactMap { header.column($0) }
      guard found.count == KiwoomDomestic.titles.count else { return nil }
      (day, item, quantity, amount) = (found[0], found[1], found[2], found[3])
      (kind, price, fee, time) = (found[4], found[5], found[6], found[7])
      taxes = ["거래세/농특세", "소득세/주민세"].compactMap { header.column($0) }
    }

    func read(_ row: Row, _ clock: WallClock, _ blank: ID) throws -> ReadRow {
      let word = row.trimmed(kind)
      guard let kind = KindWord(word).flatMap(TradeKind.init) else {
        throw RowProblem(word.isEmpty ? .kindMissing : .kindUnknown, word)
      }
      guard let day = try row.moment(day)?.day else { throw RowProblem(.dayMissing) }
      var read = ReadRow(
        line: row.line,
        trade: Trade(id: blank, account: blank, kind: kind, time: TradeTime(day: day), currency: .krw))
      read.trade.time = try clock.time(day, row.time(time), &read.flags)
      read.trade.item = Text.name(row.trimmed(item))
      if kind.movesLots {
        read.trade.quantity = try row.amount(quantity)
        read.trade.price = try row.amount(price)
      }
      read.trade.amount = try row.amount(amount)
      read.trade.fee = try row.amount(fee) ?? .zero
      for column in taxes { try read.trade.tax += row.amount(column) ?? .zero }
      if kind != .buy, kind != .sell { read.trade.memo = word }
      // Shares that come or go without money have no price; a zero would say that they were worth nothing.
      if kind == .transferIn || kind == .transferOut {
        if read.trade.price?.isZero == true { read.trade.price = nil }
        if read.trade.amount?.isZero == true { read.trade.amount = nil }
      }
      return read
    }
  }
}
