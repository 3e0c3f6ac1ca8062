package import Book
import Localization

/// The calendar's front door: its pages, made of what the books say of their days.
package struct CalendarRoom: Sendable {
  let books: [any Book]
  /// Where a file is imported; nil where no book takes one.
  let importPath: String?

  package init(books: [any Book], importPath: String?) {
    self.books = books
    self.importPath = importPath
  }

  package var navigation: [NavigationEntry] {
    [NavigationEntry(id: "calendar", path: "/", title: "calendar.title", icon: "calendar", onPhone: true)]
  }

  package var screens: [Screen] { CalendarScreens(books: books, importPath: importPath).all }
}
