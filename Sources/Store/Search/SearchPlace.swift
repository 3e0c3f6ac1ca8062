package import Base

/// The place of a piece among all hits, as one number; a higher one comes first.
///
/// It says weight, then day, then the order of adding.
package struct SearchPlace: Sendable {
  private static let numberBits = 37
  private static let dayBits = 22

  /// What of a place is the number of its entry.
  package static let numberMask = 1 << numberBits - 1

  /// The number.
  package let code: Int

  /// The place that an index has kept.
  init(code: Int) {
    self.code = code
  }

  /// The place of the entry that was added as `number`.
  package init(weight: Int, day: CivilDay?, number: Int) {
    // Days count from one, so that a record without a day comes last.
    let days = day.map { $0.epochDay - CivilDay.first.epochDay + 1 } ?? 0
    let weight = min(max(weight, 0), 15)
    code =
      weight << (SearchPlace.numberBits + SearchPlace.dayBits) | days << SearchPlace.numberBits | number
  }

  /// The weight that it was made of.
  var weight: Int { code >> (SearchPlace.numberBits + SearchPlace.dayBits) }

  /// The day that it was made of.
  var day: CivilDay? {
    let days = code >> SearchPlace.numberBits & (1 << SearchPlace.dayBits - 1)
    return days == 0 ? nil : CivilDay(epochDay: days - 1 + CivilDay.first.epochDay)
  }
}
