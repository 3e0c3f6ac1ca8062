package import HTML

/// A drawing of one stroke width that stands beside or for a word.
package enum Icon: String, CaseIterable, Sendable {
  /// An arrow back to where one came from.
  case back
  /// A line left out.
  case ban
  /// Notices.
  case bell
  /// The import box.
  case box
  /// The calendar.
  case calendar
  /// Charts.
  case chart
  /// Done, or already there.
  case check
  /// A time or a zone.
  case clock
  /// Close or take away.
  case close
  /// Copy.
  case copy
  /// The diary and notes.
  case diary
  /// Opens downwards.
  case down
  /// Take a file out.
  case download
  /// A file.
  case file
  /// Filters.
  case filter
  /// Something to look at.
  case flag
  /// Settings.
  case gear
  /// Language.
  case globe
  /// A remark.
  case info
  /// Before.
  case left
  /// A list.
  case list
  /// Locked.
  case lock
  /// The menu.
  case menu
  /// Further places.
  case more
  /// Change.
  case pencil
  /// Add.
  case plus
  /// After, or further in.
  case right
  /// Search.
  case search
  /// Send out of the house.
  case share
  /// How a figure is worked out.
  case sigma
  /// A saved choice.
  case star
  /// A tag.
  case tag
  /// The size of text.
  case text
  /// The book of trades.
  case trades
  /// The bin.
  case trash
  /// Take back.
  case undo
  /// Upwards.
  case up
  /// Send a file in.
  case upload
  /// A person.
  case user
  /// An error.
  case warn
}

extension Icon: Component {
  /// The icon as decoration; the words beside it, or the label of its link, say what it means.
  package var html: HTML { drawn() }

  /// The icon with further classes.
  package func drawn(_ classes: String?...) -> HTML {
    svg(.group(classes.map { .class($0) }), .class("icon"), .aria("hidden", true)) { use(.href("#i-\(rawValue)")) }
  }

  /// All icons, once for each page, for its `use` elements to point at.
  static let sprite = svg(.class("sprite"), .aria("hidden", true)) {
    for icon in allCases {
      symbol(.id("i-\(icon.rawValue)"), .viewBox("0 0 24 24")) { icon.shapes }
    }
  }.frozen()
}
