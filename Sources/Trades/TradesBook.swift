package import Book
package import Localization
package import Store

/// The front door of the trade journal.
package struct TradesBook: Book {
  let house: House

  package init(house: House) {
    self.house = house
  }

  package var id: String { "trades" }
  package var title: WordKey { "trades.title" }
  package var migrations: [Migration] { [] }
}
