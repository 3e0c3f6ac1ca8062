package import Base

/// What one book has to say about one day, for the calendar's cell.
package struct DayMark: Equatable, Sendable {
  /// A realized figure in one currency.
  package struct Figure: Equatable, Sendable {
    package var currency: Currency
    /// After fees and taxes.
    package var net: Amount
    /// Before fees and taxes.
    package var gross: Amount
    /// Fees and taxes together.
    package var charges: Amount

    package init(currency: Currency, net: Amount, gross: Amount, charges: Amount) {
      self.currency = currency
      self.net = net
      self.gross = gross
      self.charges = charges
    }
  }

  /// A tag of the day's records and how many carry it.
  package struct Tag: Equatable, Sendable {
    package var name: String
    package var count: Int

    package init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }

  /// A small sign: something of this book happened that day.
  package struct Sign: Equatable, Sendable {
    /// The name of one of Design's icons.
    package var icon: String
    /// What it says aloud: "일기 1편".
    package var label: String

    package init(icon: String, label: String) {
      self.icon = icon
      self.label = label
    }
  }

  package var day: CivilDay
  package var figures: [Figure]
  package var tags: [Tag]
  package var signs: [Sign]
  /// How many records of this book the day has.
  package var records: Int
  /// Whether something of the day is in doubt (a flag).
  package var doubtful: Bool

  package init(
    day: CivilDay, figures: [Figure] = [], tags: [Tag] = [], signs: [Sign] = [], records: Int = 0,
    doubtful: Bool = false
  ) {
    self.day = day
    self.figures = figures
    self.tags = tags
    self.signs = signs
    self.records = records
    self.doubtful = doubtful
  }
}
