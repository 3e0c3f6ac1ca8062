import Base
import Book
import HTML
import HTTP
import Localization

/// `/`, `/day/…` and `/year/…`: the month, alone or with a day open, and the year.
struct CalendarScreens: Sendable {
  let books: [any Book]
  let importPath: String?

  var all: [Screen] {
    [
      Screen(.get, "/", samples: ["/", "/?month={month}", "/?month={month}&basis=gross"], version: version) {
        .page(try month($0, $1))
      },
      Screen(.get, "/day/{day}", samples: ["/day/{day}", "/day/{empty_day}"]) { .page(try day($0, $1)) },
      Screen(.get, "/year/{year}", samples: ["/year/{year}"]) { .page(try year($0, $1)) },
    ]
  }

  private func month(_ request: Request, _ visitor: Visitor) throws -> Page {
    let input = MonthViewModel.Input(
      month: try asked(request, visitor), selected: nil, basis: basis(request), visitor: visitor)
    return view(visitor).page(try MonthViewModel(books: books).output(input), day: nil)
  }

  private func day(_ request: Request, _ visitor: Visitor) throws -> Page {
    let day = try request.parameters.day("day")
    let input = MonthViewModel.Input(
      month: day.civilMonth, selected: day, basis: basis(request), visitor: visitor)
    return view(visitor).page(
      try MonthViewModel(books: books).output(input), day: try DayViewModel(books: books).output(day, for: visitor))
  }

  private func year(_ request: Request, _ visitor: Visitor) throws -> Page {
    let year = try request.parameters.int("year")
    let currency = request.query["currency"].flatMap { Currency(code: $0) }
    let model = YearViewModel(books: books)
    guard let output = try model.output(year: year, currency: currency, for: visitor) else {
      throw HTTPError.notFound
    }
    return YearView(words: visitor.words, live: books.topics).page(output)
  }

  private func view(_ visitor: Visitor) -> MonthView {
    MonthView(
      words: visitor.words, quickAdd: books.flatMap(\.quickAdd), importPath: importPath,
      live: books.topics)
  }

  /// The page shows the month and the ends of its neighbours, and marks today.
  @Sendable private func version(_ request: Request, _ visitor: Visitor) throws -> String {
    let month = try asked(request, visitor)
    var text = visitor.today.iso
    for month in [month.previous, month, month.next] {
      for book in books { text += " " + String(try book.monthVersion(month, of: visitor.owner)) }
    }
    return text
  }

  private func asked(_ request: Request, _ visitor: Visitor) throws -> CivilMonth {
    guard let text = request.query["month"] else { return visitor.today.civilMonth }
    guard let month = try? CivilMonth(iso: text) else { throw HTTPError.notFound }
    return month
  }

  private func basis(_ request: Request) -> Basis {
    request.query["basis"].flatMap(Basis.init(rawValue:)) ?? .net
  }
}
