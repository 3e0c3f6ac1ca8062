package import Book
import HTTP
import Localization

/// The front door of people and their settings.
package struct AccountsRoom: Sendable {
  let house: House
  let books: [any Book]
  let services: AccountServices
  let settings: SettingsService

  package init(house: House, books: [any Book], services: AccountServices, settings: SettingsService) {
    self.house = house
    self.books = books
    self.services = services
    self.settings = settings
  }

  package var navigation: [NavigationEntry] {
    [NavigationEntry(id: "settings", path: "/settings", title: "accounts.settings", icon: "gear", onPhone: false)]
  }

  package var screens: [Screen] {
    let screen = SettingsScreen(books: books, service: settings)
    return [
      Screen(.get, "/settings", samples: ["/settings"]) { request, visitor in try screen.show(request, visitor) },
      Screen(.post, "/settings") { request, visitor in try screen.save(request, visitor) },
    ]
  }

  package var operations: [Operation] { SettingsOperations(service: settings).all }

  /// Says who does the jobs of this room.
  package func registerJobs() {
    AccountsSweep(house: house).registerJob()
  }
}
