import Base
import Book

/// Options as they wait beside a staged file.
extension ImportOptions {
  var json: JSON {
    func pairs(_ values: [String: String]) -> JSON {
      .object(values.keys.sorted().map { .init($0, .string(values[$0] ?? "")) })
    }
    func text(_ value: String?) -> JSON { value.map { .string($0) } ?? .null }
    return [
      "format": text(format), "account": text(account), "zone": text(zone?.name), "home_zone": text(homeZone?.name),
      "method": text(method), "shorts": shorts.map { .bool($0) } ?? .null, "mapping": pairs(mapping),
      "kinds": pairs(kinds), "asks_columns": .bool(asksColumns), "asks_kinds": .bool(asksKinds),
      "date_order": text(dateOrder), "decimal": text(decimal), "add_binned": .bool(addBinnedAgain),
    ]
  }

  init(json: JSON) {
    func text(_ name: String) -> String? {
      if case .string(let text)? = json[name] { text } else { nil }
    }
    func pairs(_ name: String) -> [String: String] {
      guard case .object(let members)? = json[name] else { return [:] }
      var values: [String: String] = [:]
      for member in members { if case .string(let text) = member.value { values[member.name] = text } }
      return values
    }
    self.init()
    format = text("format")
    account = text("account")
    zone = text("zone").flatMap { try? Zone(named: $0) }
    homeZone = text("home_zone").flatMap { try? Zone(named: $0) }
    method = text("method")
    if case .bool(let value)? = json["shorts"] { shorts = value }
    mapping = pairs("mapping")
    kinds = pairs("kinds")
    dateOrder = text("date_order")
    decimal = text("decimal")
    asksColumns = json["asks_columns"] == .bool(true)
    asksKinds = json["asks_kinds"] == .bool(true)
    addBinnedAgain = json["add_binned"] == .bool(true)
  }
}
