package import Base

/// A trade as it is stored: what was typed or read, and what follows from it.
package struct TradeRecord: Equatable, Sendable {
  package var trade: Trade
  /// The stored item; nil where the trade names none.
  package var itemID: ID?
  /// The day by the owner's day rule.
  package var day: CivilDay
  /// What it realized, where it closed something.
  package var closing: ClosingFigures?
  /// Every doubt about it: those of its reading and those that follow from the other records.
  package var flags: FlagSet
  /// The doubts of its reading alone.
  package var readFlags: FlagSet
  /// The methods under which another order of its day would give another figure.
  package var doubtfulMethods: MethodSet
  /// Whether nothing of the item is held after it, by the end of its day, in any account.
  package var leavesNothing: Bool
  /// Where it was imported from.
  package var origin: TradeOrigin?
  package var attachments: [Attachment]
  /// Rises with each change by a person: a form that carries an older one is told.
  package var version: Int
  package var createdAt: Instant
  package var editedAt: Instant?
  package var binnedAt: Instant?

  package init(_ trade: Trade, day: CivilDay, createdAt: Instant) {
    self.trade = trade
    self.day = day
    self.createdAt = createdAt
    flags = []
    readFlags = []
    doubtfulMethods = []
    leavesNothing = false
    attachments = []
    version = 1
  }

  package var id: ID { trade.id }
}

/// What a record realized, as lists and totals need it.
package struct ClosingFigures: Equatable, Sendable {
  /// The part of the record's quantity that closed something.
  package var quantity: Amount
  package var gross: Amount
  package var fees: Amount
  package var taxes: Amount
  /// Gross less fees and taxes.
  package var realized: Amount

  package init(quantity: Amount, gross: Amount, fees: Amount, taxes: Amount, realized: Amount) {
    self.quantity = quantity
    self.gross = gross
    self.fees = fees
    self.taxes = taxes
    self.realized = realized
  }
}

/// The line of a file that a record was read from.
package struct TradeOrigin: Equatable, Sendable {
  package var importID: ID
  package var file: String
  package var line: Int

  package init(importID: ID, file: String, line: Int) {
    self.importID = importID
    self.file = file
    self.line = line
  }
}

/// A file that belongs to a record, kept by the hash of its bytes.
package struct Attachment: Equatable, Sendable {
  package var hash: String
  package var name: String
  package var type: String
  package var size: Int

  package init(hash: String, name: String, type: String, size: Int) {
    self.hash = hash
    self.name = name
    self.type = type
    self.size = size
  }
}
