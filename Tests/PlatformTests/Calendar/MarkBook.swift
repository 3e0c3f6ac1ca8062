import Base
import Book
import HTML
import HTTP
import Localization
import Store
import TestSupport

/// A book that has nothing but marks, for the calendar's tests.
struct MarkBook: Book {
  let id = "marks"
  let title: WordKey = "calendar.title"
  static let migrations: [Migration] = []
  var marks: [DayMark] = []
  var sections: [CivilDay: DaySection] = [:]

  func marks(_ days: ClosedRange<CivilDay>, for visitor: Visitor) throws -> [DayMark] {
    marks.filter { days.contains($0.day) }
  }

  func section(_ day: CivilDay, for visitor: Visitor) throws -> DaySection? { sections[day] }

  func erase(_ owner: ID, in transaction: any Transaction) throws {}

  /// Marks a day with one figure; what is between gross and net are its charges.
  mutating func mark(_ day: String, _ gross: String, net: String, _ currency: Currency = .krw) throws {
    let gross = try Amount(canonical: gross)
    let net = try Amount(canonical: net)
    let figure = DayMark.Figure(currency: currency, net: net, gross: gross, charges: try gross - net)
    marks.append(DayMark(day: try CivilDay(iso: day), figures: [figure], records: 1))
  }
}

extension Visitor {
  /// Somebody in Seoul on 2026-04-15.
  static func test(_ language: Language = .ko) throws -> Visitor {
    let zone = try Zone(named: "Asia/Seoul")
    return Visitor(
      owner: CountingIDs().next(), settings: Settings(language: language, zone: zone), words: Words(language),
      now: Moment(instant: TestStore.noon, zone: zone))
  }
}
