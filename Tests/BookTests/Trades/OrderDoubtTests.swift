import Base
import Testing

@testable import Trades

/// Doubts about the order of a day, held against trying every order of whole histories.
struct OrderDoubtTests {
  @Test func `a doubt is told exactly where some order of the day gives another figure`() throws {
    for seed in UInt64(0)..<400 {
      let history = RandomHistory(seed: seed, .init(days: 1...4, rows: 1...4))
      let fills = try history.fills()
      let found = try OrderDoubts.find(in: fills, accounts: [history.account], received: [:])
      for method in CostMethod.automatic {
        let slow = try everyOrder(fills, method, history.account.allowsShorts)
        let quick = Set(found.filter { $0.methods.contains(method) }.map(\.day))
        #expect(quick == slow, "\(seed) \(method) \(history.account.allowsShorts)")
      }
    }
  }

  private func everyOrder(_ fills: [Fill], _ method: CostMethod, _ allowsShorts: Bool) throws -> Set<CivilDay> {
    guard let taken = try run(fills, method, allowsShorts, quiet: nil) else { return [] }
    var doubtful: Set<CivilDay> = []
    for day in Set(fills.map(\.day)) {
      let before = fills.filter { $0.day < day }
      let after = fills.filter { $0.day > day }
      let splits = fills.filter { $0.day == day && $0.kind == .split }
      let rows = fills.filter { $0.day == day && $0.kind != .split }
      let free = rows.filter { !$0.isPlaced }
      let placed = rows.filter(\.isPlaced)
      guard !free.isEmpty, rows.count > 1 else { continue }
      for order in permutations(free) {
        for cut in 0...(placed.isEmpty ? 0 : order.count) {
          let day = day
          let tried = placed.isEmpty ? order : Array(order[..<cut]) + placed + Array(order[cut...])
          guard let other = try run(before + splits + tried + after, method, allowsShorts, quiet: day) else { continue }
          let days = Set(taken.keys).union(other.keys).filter { $0 >= day }
          if days.contains(where: { taken[$0] ?? .zero != other[$0] ?? .zero }) { doubtful.insert(day) }
        }
      }
    }
    return doubtful
  }

  /// Realized by day; nothing where that day oversells.
  private func run(
    _ fills: [Fill], _ method: CostMethod, _ allowsShorts: Bool, quiet: CivilDay?
  ) throws -> [CivilDay: Fraction]? {
    var book = SlowBook(method, allowsShorts: allowsShorts)
    for fill in fills {
      if fill.day == quiet {
        let held = book.held
        let quantity = Int((fill.quantity ?? .zero).units / Amount.one.units)
        if !allowsShorts, fill.kind == .sell, quantity > held { return nil }
      }
      try book.apply(fill)
    }
    return book.realized.filter { $0.value != .zero }
  }

  private func permutations(_ fills: [Fill]) -> [[Fill]] {
    guard fills.count > 1 else { return [fills] }
    return fills.indices.flatMap { index in
      var rest = fills
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }
}
