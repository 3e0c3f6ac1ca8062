package import Base
package import HTML
package import HTTP
package import Localization
package import Store

/// What a book offers the house.
///
/// The house knows books by this alone.
package protocol Book: Sendable {
  /// The word for it in URLs, tables and JSON: `trades`.
  var id: String { get }
  var title: WordKey { get }
  /// Its tables, in all versions ever released.
  static var migrations: [Migration] { get }

  var navigation: [NavigationEntry] { get }
  var screens: [Screen] { get }
  var operations: [Operation] { get }
  /// Its commands; they are known without an open house, so that help and mistakes need none.
  static var commands: [BookCommand] { get }
  var quickAdd: [QuickAdd] { get }

  /// Its side of the import box, where it has one.
  var importing: (any Importing)? { get }
  /// Its side of the bin, where it has one.
  var bin: (any Bin)? { get }
  /// Its export formats, by word: `csv`, `json`.
  var exports: [any Exporting] { get }

  /// What the calendar shows of the days in the range; days without anything are left out.
  func marks(_ days: ClosedRange<CivilDay>, for visitor: Visitor) throws -> [DayMark]

  /// A number that grows whenever what `marks` says of the month changes, so that a page of it can be kept.
  func monthVersion(_ month: CivilMonth, of owner: ID) throws -> Int

  /// Its part of the day's page; nil where there is nothing to show.
  func section(_ day: CivilDay, for visitor: Visitor) throws -> DaySection?

  /// Its group on the settings page; nil where there is nothing to set.
  func settingsSection(for visitor: Visitor) throws -> HTML?

  /// The owner's settings are about to change in this transaction: derive anew what depends on them.
  func settingsWillChange(
    from old: Settings, to new: Settings, of owner: ID, in transaction: any Transaction) throws

  /// The reply's error for one of the book's own, where it means something to a person; nil leaves it to the house.
  func httpError(for error: any Error) -> HTTPError?

  /// Values for the names in `Screen.samples`, taken from a store with records.
  func samples(for owner: ID) throws -> [String: String]

  /// Looks the book's data over, and recomputes what is derived.
  func checks(of owner: ID) throws -> [Check]

  /// Whether the owner has nothing in it, not even in the bin.
  func isEmpty(of owner: ID) throws -> Bool

  /// Erases all that is the owner's, in this transaction; what they shared with others stays, under no name.
  ///
  /// What the store keeps beside the book's tables (search, attachments, staged files, jobs) is the house's to erase.
  func erase(_ owner: ID, in transaction: any Transaction) throws

  /// Fills an empty book with three years of believable records, the same for the same day.
  func fillDemo(of owner: ID, until today: CivilDay, zone: Zone, language: Language) throws

  /// Takes out what `fillDemo` has put in until a moment; what somebody has added or changed since stays.
  func removeDemo(of owner: ID, filledUntil moment: Instant) throws
}

extension Book {
  package var navigation: [NavigationEntry] { [] }
  package var screens: [Screen] { [] }
  package var operations: [Operation] { [] }
  package static var commands: [BookCommand] { [] }
  package var quickAdd: [QuickAdd] { [] }
  package var importing: (any Importing)? { nil }
  package var bin: (any Bin)? { nil }
  package var exports: [any Exporting] { [] }
  package func marks(_ days: ClosedRange<CivilDay>, for visitor: Visitor) throws -> [DayMark] { [] }
  package func monthVersion(_ month: CivilMonth, of owner: ID) throws -> Int { 0 }
  package func section(_ day: CivilDay, for visitor: Visitor) throws -> DaySection? { nil }
  package func settingsSection(for visitor: Visitor) throws -> HTML? { nil }
  package func settingsWillChange(
    from old: Settings, to new: Settings, of owner: ID, in transaction: any Transaction
  ) throws {}
  package func httpError(for error: any Error) -> HTTPError? { nil }
  package func samples(for owner: ID) throws -> [String: String] { [:] }
  package func checks(of owner: ID) throws -> [Check] { [] }
  package func isEmpty(of owner: ID) throws -> Bool { true }
  package func fillDemo(of owner: ID, until today: CivilDay, zone: Zone, language: Language) throws {}
  package func removeDemo(of owner: ID, filledUntil moment: Instant) throws {}
}

extension Array where Element == any Book {
  /// The topics of all changes in these books, for pages that show something of each.
  package var topics: String { map(\.id).joined(separator: " ") }
}
