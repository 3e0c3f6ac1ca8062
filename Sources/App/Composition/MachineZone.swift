import Base
import Glibc

/// The zone of the machine: what `TZ` says, else what `/etc/localtime` points at, else UTC.
enum MachineZone {
  static func find(_ environment: [String: String]) -> Zone {
    if let name = environment["TZ"], let zone = try? Zone(named: name) { return zone }
    guard let path = realpath("/etc/localtime", nil) else { return .utc }
    defer { free(path) }
    let parts = String(cString: path).split(separator: "/")
    guard let root = parts.firstIndex(of: "zoneinfo") else { return .utc }
    return (try? Zone(named: parts[(root + 1)...].joined(separator: "/"))) ?? .utc
  }
}
