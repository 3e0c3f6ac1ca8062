package import Base

/// A row of a file while it is read.
struct ReadRow {
  var line: Int
  /// Its id and account are not settled yet.
  var trade: Trade
  var flags: FlagSet
  /// What only our own export tells.
  var own: OwnColumns?

  init(line: Int, trade: Trade, flags: FlagSet = []) {
    self.line = line
    self.trade = trade
    self.flags = flags
  }
}

/// A row of a file that is a trade; shared, for there may be very many.
package final class ReadTrade: Sendable {
  package let line: Int
  /// The sheet, where the file has several with names.
  package let sheet: String?
  /// Its id and account are not settled yet.
  package let trade: Trade
  package let flags: FlagSet
  /// What only our own export tells.
  package let own: OwnColumns?

  init(_ row: ReadRow, sheet: String?, flags: FlagSet) {
    line = row.line
    self.sheet = sheet
    trade = row.trade
    self.flags = flags
    own = row.own
  }
}

/// What our own export says of a record beyond what other files say.
package struct OwnColumns: Equatable, Sendable {
  package var id: ID?
  package var account: TradeAccount
  package var to: String?
  package var attachments: [Attachment]
}

/// A row that is rightly left out.
package struct IgnoredRow: Equatable, Sendable {
  package enum Reason: String, CaseIterable, Sendable {
    case header, preamble, markup, blank, total, cancelled, chosen
  }

  package var line: Int
  package var reason: Reason
}

/// A row that cannot be taken, and why.
package struct RejectedRow: Equatable, Sendable {
  package enum Reason: String, CaseIterable, Sendable {
    case dayMissing = "day_missing"
    case dayUnreadable = "day_unreadable"
    case timeUnreadable = "time_unreadable"
    case kindMissing = "kind_missing"
    case kindUnknown = "kind_unknown"
    case numberUnreadable = "number_unreadable"
    case numberTooLarge = "number_too_large"
    case quantityMissing = "quantity_missing"
    case amountMissing = "amount_missing"
    case itemMissing = "item_missing"
    case splitMissing = "split_missing"
    case currencyUnknown = "currency_unknown"
    case sideContradiction = "side_contradiction"
    case textTooLong = "text_too_long"
    case unreadable
  }

  package var line: Int
  package var reason: Reason
  /// The text that could not be read.
  package var text: String

  /// The flag that goes with it, if one does.
  package var flag: TradeFlag? { reason == .sideContradiction ? .sideContradiction : nil }
}

/// Why the row at hand is rejected; thrown while it is read.
struct RowProblem: Error {
  var reason: RejectedRow.Reason
  var text: String

  init(_ reason: RejectedRow.Reason, _ text: String = "") {
    self.reason = reason
    self.text = text
  }
}
