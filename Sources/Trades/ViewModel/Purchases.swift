import Base

/// What purchases cost, as the parts of a ring.
struct Purchases: Equatable {
  /// A part: an item, a tag, those without a tag, or all the small ones together.
  struct Part: Equatable {
    enum Name: Equatable {
      case named(String)
      case untagged
      case others(Int)
    }

    let name: Name
    let amount: Amount
    /// Of the whole ring.
    let share: Rate
  }

  /// Every part has a colour of its own, and there are eight of them.
  private static let mostParts = 8

  let parts: [Part]
  /// All purchases, each counted once.
  let total: Amount

  /// The largest parts and the rest; the slices come with the largest first.
  init(_ slices: [ReportsService.Slice], total: Amount) throws {
    self.total = total
    let slices = slices.filter { $0.amount.signum > 0 }
    let whole = try slices.reduce(Amount.zero) { try $0 + $1.amount }
    let shown = slices.count > Self.mostParts ? Self.mostParts - 1 : slices.count
    var parts = try slices.prefix(shown).map { slice in
      Part(
        name: slice.name.isEmpty ? .untagged : .named(slice.name), amount: slice.amount,
        share: try Rate(slice.amount, of: whole))
    }
    let rest = slices.dropFirst(shown)
    if !rest.isEmpty {
      let amount = try rest.reduce(Amount.zero) { try $0 + $1.amount }
      parts.append(Part(name: .others(rest.count), amount: amount, share: try Rate(amount, of: whole)))
    }
    self.parts = parts
  }
}
