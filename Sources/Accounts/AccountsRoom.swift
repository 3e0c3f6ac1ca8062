package import Book
import HTTP
import Localization

/// The front door of people and their settings.
package struct AccountsRoom: Sendable {
  let books: [any Book]
  let services: AccountServices
  let settings: SettingsService
  /// The first visit.
  package let welcome: WelcomeService
  let about: About

  package init(
    house: House, books: [any Book], services: AccountServices, settings: SettingsService, about: About
  ) {
    self.books = books
    self.services = services
    self.settings = settings
    welcome = WelcomeService(house: house, books: books)
    self.about = about
  }

  package static let commands = UserCommand.all

  package var navigation: [NavigationEntry] {
    [NavigationEntry(id: "settings", path: "/settings", title: "accounts.settings", icon: "gear", onPhone: false)]
  }

  /// The small rooms that the side menu leads to.
  package var menu: [NavigationEntry] {
    [
      NavigationEntry(id: "imports", path: "/imports", title: "accounts.imports", icon: "list", onPhone: false),
      NavigationEntry(id: "export", path: "/export", title: "accounts.export", icon: "download", onPhone: false),
      NavigationEntry(id: "bin", path: "/bin", title: "accounts.bin", icon: "trash", onPhone: false),
      NavigationEntry(id: "news", path: "/settings/news", title: "accounts.news", icon: "bell", onPhone: false),
      NavigationEntry(
        id: "licences", path: "/settings/licences", title: "accounts.licences", icon: "file", onPhone: false),
      NavigationEntry(
        id: "contact", path: "/settings/contact", title: "accounts.contact", icon: "user", onPhone: false),
    ]
  }

  package var screens: [Screen] {
    let screen = SettingsScreen(books: books, service: settings, welcome: welcome, version: about.version)
    let importPath = books.contains { $0.importing != nil } ? "/import" : nil
    let first = WelcomeScreens(welcome: welcome, settings: settings, importPath: importPath)
    return AboutScreens(about: about).all + LanguageScreen(settings: settings).all + first.all + [
      Screen(.get, "/settings", samples: ["/settings"]) { request, visitor in try screen.show(request, visitor) },
      Screen(.post, "/settings") { request, visitor in try screen.save(request, visitor) },
    ] + doors
  }

  /// How people come in, and what they see to about that.
  private var doors: [Screen] {
    SignInScreen(accounts: services).all + InvitationScreen(accounts: services).all
      + PeopleScreens(accounts: services).all + SessionScreens(sessions: services.sessions).all
      + PasswordScreen(accounts: services).all + PasskeyScreens(accounts: services).all
      + TokenScreens(tokens: services.tokens).all + LockScreen(accounts: services).all
      + LockSettingsScreen(locks: services.locks).all
  }

  package var operations: [Operation] { SettingsOperations(service: settings).all }
}
