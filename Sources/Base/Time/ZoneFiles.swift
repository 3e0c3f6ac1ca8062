import Glibc
import Synchronization

/// The zone files of the system, each read once.
enum ZoneFiles {
  private static let folder = "/usr/share/zoneinfo"
  private static let known = Mutex<[String: ZoneRules]>([:])

  /// The rules of a zone, from memory or from its file.
  static func rules(named name: String) throws(ZoneError) -> ZoneRules {
    if let rules = known.withLock({ $0[name] }) { return rules }
    guard isPlain(name) else { throw .unknown(String(name.prefix(64))) }
    guard let bytes = readFile("\(folder)/\(name)", atMost: 1 << 20), bytes.starts(with: Array("TZif".utf8)) else {
      throw .unknown(name)
    }
    guard let rules = ZoneRules(tzif: bytes) else { throw .damaged(name) }
    known.withLock { $0[name] = rules }
    return rules
  }

  /// Says whether a name stays inside the folder and means the same on every machine.
  private static func isPlain(_ name: String) -> Bool {
    guard (1...64).contains(name.utf8.count) else { return false }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    // `right` counts leap seconds, `posix` repeats the rest, the others are settings of this machine.
    let foreign = ["right", "posix", "posixrules", "localtime"]
    guard let head = parts.first, !foreign.contains(String(head)) else { return false }
    return parts.allSatisfy { part in
      !part.isEmpty
        && part.utf8.allSatisfy { byte in
          switch UnicodeScalar(byte) {
          case "a"..."z", "A"..."Z", "0"..."9", "_", "-", "+": true
          default: false
          }
        }
    }
  }

  /// The names of all zones that a person may choose, in order.
  static func names() -> [String] {
    guard let table = readFile("\(folder)/zone.tab", atMost: 1 << 20) else { return ["UTC"] }
    let names = table.split(separator: UInt8(ascii: "\n")).compactMap { line -> String? in
      guard line.first != UInt8(ascii: "#") else { return nil }
      let columns = line.split(separator: UInt8(ascii: "\t"))
      return columns.count < 3 ? nil : String(decoding: columns[2], as: UTF8.self)
    }
    return Set(names + ["UTC"]).sorted()
  }

  /// The name of the machine's own zone, where its setting tells one.
  static func nameOfMachine() -> String? {
    if let variable = getenv("TZ") {
      let name = String(cString: variable)
      return name.isEmpty ? "UTC" : String(name.drop { $0 == ":" })
    }
    guard let path = realpath("/etc/localtime", nil) else { return nil }
    defer { free(path) }
    let target = String(cString: path)
    return target.hasPrefix("\(folder)/") ? String(target.dropFirst(folder.utf8.count + 1)) : nil
  }

  private static func readFile(_ path: String, atMost limit: Int) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit else { return nil }
    let size = Int(status.st_size)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = read(file, buffer.baseAddress?.advanced(by: count), size - count)
        if got <= 0 { break }
        count += got
      }
    }
  }
}

extension Zone {
  /// The names of all zones that a person may choose, in order.
  package static var names: [String] { ZoneFiles.names() }

  /// The machine's own zone; Greenwich where its setting tells none.
  package static var ofMachine: Zone {
    guard let name = ZoneFiles.nameOfMachine(), let zone = try? Zone(named: name) else { return .utc }
    return zone
  }
}
