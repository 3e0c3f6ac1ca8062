import Base
import Book

/// What all books have to say about some days.
struct Marks: Sendable {
  private let byDay: [CivilDay: [DayMark]]

  init(_ days: ClosedRange<CivilDay>, of books: [any Book], for visitor: Visitor) throws {
    byDay = Dictionary(grouping: try books.flatMap { try $0.marks(days, for: visitor) }, by: \.day)
  }

  subscript(day: CivilDay) -> [DayMark] { byDay[day] ?? [] }

  func all(in days: ClosedRange<CivilDay>) -> [DayMark] {
    byDay.values.lazy.joined().filter { days.contains($0.day) }
  }
}
