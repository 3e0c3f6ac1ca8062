import Base

/// The addresses of the trades book's pages.
enum TradePaths {
  static let list = "/trades"
  static let new = "/trades/new"
  /// Draws a form anew as it was typed.
  static let form = "/trades/form"
  /// Suggestions.
  static let items = "/trades/items"
  static let tags = "/trades/tags"

  static func new(on day: CivilDay) -> String { new + "?day=" + day.iso }

  static func record(_ id: ID) -> String { "/trades/" + id.text }

  static func edit(_ id: ID) -> String { record(id) + "/edit" }

  static func why(_ id: ID) -> String { record(id) + "/why" }

  /// Puts the records of a day into an order.
  static func order(of day: CivilDay) -> String { "/trades/day/" + day.iso + "/order" }

  static func day(_ day: CivilDay) -> String { "/day/" + day.iso }
}
