package import Base
import Sheets

/// One way in which brokers, exchanges and people write their trades down.
///
/// A further format is a file of its own beside this one, and a line in `Formats.all`.
protocol Format: Sendable {
  /// Its word in options, lists and JSON.
  var id: String { get }
  /// Where its times and money are at home.
  var home: FormatHome { get }
  /// How sure the content is this format's, from 0 to 100; the file's name says nothing.
  func confidence(_ sheet: Sheet) -> Int
  /// Reads every row of a sheet into the reading: as a trade, as ignored or as rejected.
  func read(_ sheet: Sheet, into reading: inout FileReading) throws
}

/// What goes without saying in a format.
package struct FormatHome: Equatable, Sendable {
  /// The zone of its bare times; nil where nothing tells.
  package var zone: String?
  package var currency: Currency
  /// Whether a sale may open a short position in an account that an import of it creates.
  package var shorts: Bool
  /// The name of the account that an import of it creates; nil takes the name given by the caller.
  package var account: String?

  package init(zone: String?, currency: Currency, shorts: Bool = false, account: String? = nil) {
    self.zone = zone
    self.currency = currency
    self.shorts = shorts
    self.account = account
  }
}

/// The formats known, the surest first.
enum Formats {
  static let all: [any Format] = [OwnExport(), FirstVersion(), KiwoomDomestic()]

  /// The format that a sheet is most likely in; nil where none is at home.
  static func recognise(_ sheet: Sheet) -> (any Format)? {
    let best = all.map { ($0, $0.confidence(sheet)) }.max { $0.1 < $1.1 }
    return best.flatMap { $0.1 >= 50 ? $0.0 : nil }
  }

  static func named(_ id: String) -> (any Format)? { all.first { $0.id == id } }
}
