import Base
import Book
import HTML

/// Everything of one day, from all books.
struct DayViewModel {
  let books: [any Book]

  struct Output: Equatable {
    struct Section: Equatable {
      let id: String
      let title: String
      let addPath: String?
      let addLabel: String
      let content: HTML
    }

    let day: CivilDay
    let totals: [CurrencyTotal]
    /// What the books say of the day, a few words each.
    let summaries: [String]
    let sections: [Section]
  }

  func output(_ day: CivilDay, for visitor: Visitor) throws -> Output {
    let marks = try Marks(day...day, of: books, for: visitor)
    let sections = try books.compactMap { book in try book.section(day, for: visitor).map { (book.id, $0) } }
    return Output(
      day: day, totals: try CurrencyTotal.of(marks[day]), summaries: sections.compactMap(\.1.summary),
      sections: sections.map { id, section in
        Output.Section(
          id: id, title: section.title, addPath: section.addPath, addLabel: section.addLabel,
          content: section.content)
      })
  }
}
