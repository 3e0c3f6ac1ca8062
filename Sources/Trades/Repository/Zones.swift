import Base

/// Zones by name, each looked up once while rows are read.
final class Zones {
  private var known: [String: Zone] = [:]

  func zone(_ name: String) throws(ZoneError) -> Zone {
    if let zone = known[name] { return zone }
    let zone = try Zone(named: name)
    known[name] = zone
    return zone
  }
}
