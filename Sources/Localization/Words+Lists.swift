extension Words {
  /// Several things in one phrase: `A, B 및 C`, `A, B, and C`.
  package func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    guard items.count > 2 else { return items[0] + locale.joins.pair + last }
    return items.dropLast().joined(separator: locale.joins.middle) + locale.joins.last + last
  }
}
