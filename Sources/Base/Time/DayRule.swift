/// Which calendar day a trade belongs to (`contracts`: "The day of a record").
///
/// A record with a plain date keeps it under either rule.
package enum DayRule: Hashable, Sendable {
  /// The local day in the zone of the file or form that the record came from.
  case origin
  /// The local day in one zone that the owner has named.
  case zone(Zone)

  /// Reads `origin` or the name of a zone.
  package init(text: String) throws(ZoneError) {
    self = text == "origin" ? .origin : .zone(try Zone(named: text))
  }

  /// `origin` or the zone's name.
  package var text: String {
    switch self {
    case .origin: "origin"
    case .zone(let zone): zone.name
    }
  }
}
