import Base

/// Finds trades by id; ids mostly come in order already.
struct TradeIndex: Sendable {
  private let ids: [ID]
  /// The rows in order of ids; nothing where that is their own order.
  private let rows: [Int]?

  init(_ trades: [Trade]) {
    let ids = trades.map(\.id)
    if zip(ids, ids.dropFirst()).allSatisfy({ $0 < $1 }) {
      self.ids = ids
      rows = nil
    } else {
      let rows = ids.indices.sorted { ids[$0] < ids[$1] }
      self.ids = rows.map { ids[$0] }
      self.rows = rows
    }
  }

  func row(of id: ID) -> Int? {
    var low = 0
    var high = ids.count
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    guard low < ids.count, ids[low] == id else { return nil }
    return rows.map { $0[low] } ?? low
  }
}

/// Which halves of transfers belong together, whichever of them names the other.
struct TransferPairs {
  private var partners: [ID: ID] = [:]

  var isEmpty: Bool { partners.isEmpty }

  init(_ trades: [Trade]) {
    for index in trades.indices {
      guard let pair = trades[index].pair else { continue }
      partners[trades[index].id] = pair
      partners[pair] = trades[index].id
    }
  }

  func partner(of record: ID) -> ID? { partners[record] }
}
