/// Where a command finds itself: the house, its books and the person whose books are meant.
package struct CommandVisit: Sendable {
  package let house: House
  package let books: [any Book]
  package let visitor: Visitor
  /// Stores other settings for the person; what depends on them follows.
  package let changeSettings: @Sendable (Settings) throws -> Void

  package init(
    house: House, books: [any Book], visitor: Visitor, changeSettings: @escaping @Sendable (Settings) throws -> Void
  ) {
    self.changeSettings = changeSettings
    self.house = house
    self.books = books
    self.visitor = visitor
  }
}
