import Base

/// A date as its figures stand, before it is settled which is the day.
enum DateShape: Equatable {
  /// Year, month and day are clear.
  case clear(year: Int, month: Int, day: Int)
  /// Three figures of which the last is a year, or all have two digits.
  case open(Int, Int, Int, isWide: Bool, isSlashed: Bool)

  /// The orders in which the figures are a date.
  var orders: [DateOrder] {
    DateOrder.allCases.filter { day($0) != nil }
  }

  /// The day in an order; nil when there is none.
  func day(_ order: DateOrder) -> CivilDay? {
    switch (self, order) {
    case (.clear(let year, let month, let day), _): CivilDay(year: year, month: month, day: day)
    case (.open(let day, let month, let year, _, _), .dmy):
      CivilDay(year: Self.century(year), month: month, day: day)
    case (.open(let month, let day, let year, _, _), .mdy):
      CivilDay(year: Self.century(year), month: month, day: day)
    case (.open(let year, let month, let day, let isWide, _), .ymd):
      isWide ? nil : CivilDay(year: Self.century(year), month: month, day: day)
    }
  }

  /// Two digits mean the years 1970 to 2069.
  static func century(_ year: Int) -> Int {
    if year >= 100 { return year }
    return year < 70 ? 2000 + year : 1900 + year
  }
}
