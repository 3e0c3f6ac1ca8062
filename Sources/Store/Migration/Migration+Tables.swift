extension Migration {
  /// The names of the tables that are there after these migrations, in the order of their making.
  static func tables(after migrations: [Migration]) -> [String] {
    var names: [String] = []
    for statement in migrations.flatMap(\.statements) {
      let words = statement.split { $0.isWhitespace || $0 == "(" }.map(String.init)
      guard words.count > 2, words[1] == "table" else { continue }
      let name = words[2]
      switch words[0] {
      case "create": names.append(name)
      case "drop": names.removeAll { $0 == name }
      case "alter" where words.count > 5 && words[3...4] == ["rename", "to"]:
        names = names.map { $0 == name ? words[5] : $0 }
      default: break
      }
    }
    return names
  }
}
