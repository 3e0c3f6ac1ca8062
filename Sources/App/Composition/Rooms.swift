import Accounts
import Base
import Book
import Calendar
import Commons
import HTTP
import Localization
import Store

/// The rooms around the books: what each adds to navigation, pages, operations and jobs.
struct Rooms: Sendable {
  let house: House
  let books: [any Book]
  let calendar: CalendarRoom
  let commons: CommonsRoom
  let accounts: AccountsRoom

  init(
    house: House, books: [any Book], accounts services: AccountServices, settings: SettingsService, assets: AssetTable
  ) {
    self.house = house
    self.books = books
    calendar = CalendarRoom(books: books, importPath: books.contains { $0.importing != nil } ? "/import" : nil)
    commons = CommonsRoom(house: house, books: books)
    let about = About(
      version: Version.text, engine: house.database.engine, changelog: assets["changelog.md"]?.content.bytes ?? [],
      licences: assets["licences.json"]?.content.bytes ?? [])
    accounts = AccountsRoom(house: house, books: books, services: services, settings: settings, about: about)
  }

  var navigation: [NavigationEntry] {
    calendar.navigation + books.flatMap(\.navigation) + commons.navigation + accounts.navigation
  }

  /// What the side menu leads to beside the places.
  var menu: [NavigationEntry] { accounts.menu }

  var screens: [Screen] {
    calendar.screens + books.flatMap(\.screens) + commons.screens + accounts.screens
  }

  var operations: [Operation] {
    books.flatMap(\.operations) + commons.operations + accounts.operations
  }

  func registerJobs() {
    commons.registerJobs()
  }
}
