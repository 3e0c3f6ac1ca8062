package import Accounts
package import Base
package import Book
import Calendar
import Commons
import HTTP
package import Localization
package import Store
import Trades
package import Vault

/// The house put together: the one place that knows everybody.
package struct Composition: Sendable {
  package let house: House
  package let books: [any Book]
  package let accounts: AccountServices
  package let settings: SettingsService
  package let schema: Schema
  let rooms: Rooms

  /// Opens the house in its place, brings its tables up to date, and makes its owner when nobody is there.
  ///
  /// On a server at most `connections` are open at a time.
  package init(
    place: StorePlace, connections: Int = Self.connections, clock: any Clock, ids: any IDSource, machineZone: Zone,
    passwordCost: PasswordCost = .standard
  ) throws {
    let folder = try DataFolder(place.folder)
    let database = try place.open(connections: connections)
    let house = try House(folder: folder, database: database, clock: clock, ids: ids)
    self.house = house
    books = Self.bookTypes.map { $0.init(house: house) }
    schema = Schema(for: database, books: Self.migrations)
    try schema.apply(to: database, clock: clock)
    accounts = AccountServices(house: house, cost: passwordCost)
    settings = SettingsService(house: house, books: books, machineZone: machineZone)
    rooms = Rooms(house: house, books: books, accounts: accounts, settings: settings, assets: Self.assets)
    rooms.registerJobs()
  }

  /// The files for browsers, and the texts that the house tells of itself.
  static let assets = AssetTable.embedded()

  /// How many connections to a server a process has where nobody says otherwise.
  package static let connections = 16

  /// The books, in the order of the navigation.
  static let bookTypes: [any ComposedBook.Type] = [TradesBook.self]

  /// Everything that the house keeps in tables, besides the store's own.
  package static let migrations = Migration.accounts + bookTypes.flatMap { $0.migrations }

  /// Values for the samples of routes, from what the owner has.
  package func samples() throws -> [String: String] {
    let visitor = try visitor(language: .en)
    var samples = ["month": visitor.today.civilMonth.iso, "day": visitor.today.iso, "year": String(visitor.today.year)]
    samples["empty_day"] = "2001-01-01"
    samples.merge(try rooms.commons.samples(for: visitor.owner)) { $1 }
    for book in books { samples.merge(try book.samples(for: visitor.owner)) { $1 } }
    return samples
  }

  /// The people of the house.
  package var people: PeopleService { accounts.people }

  /// The owner as a visitor.
  package func visitor(language: Language) throws -> Visitor {
    try visitor(people.owner().id, language: language)
  }

  /// The person whose books are meant, with what they have chosen.
  package func visitor(_ owner: ID, language: Language) throws -> Visitor {
    let settings = try settings.settings(of: owner, language: language)
    return Visitor(
      owner: owner, settings: settings, words: Words(settings.language),
      now: Moment(instant: house.clock.now(), zone: settings.zone))
  }

  /// Somebody whom nobody knows, who has no books.
  package func guest(language: Language) throws -> Visitor {
    let settings = try settings.settings(of: .nobody, language: language)
    return Visitor(
      owner: .nobody, isGuest: true, settings: settings, words: Words(settings.language),
      now: Moment(instant: house.clock.now(), zone: settings.zone))
  }

  /// Ends all use of the house.
  package func close() {
    house.jobs.stop()
    house.database.close()
  }
}

/// A book that the house can make.
protocol ComposedBook: Book {
  init(house: House)
}

extension TradesBook: ComposedBook {}
