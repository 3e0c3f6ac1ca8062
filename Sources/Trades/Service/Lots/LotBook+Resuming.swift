import Base

extension LotBook {
  /// Starts an empty book with what is held; says whether that tells all that what follows rests on.
  mutating func resume(from positions: [Position]) throws(AmountError) -> Bool {
    for position in positions {
      let index = holding(of: position.account)
      guard try holdings[index].resume(from: position) else { return false }
    }
    return true
  }
}

extension Holding {
  fileprivate mutating func resume(from position: Position) throws(AmountError) -> Bool {
    // Which lot is the dearest goes by what it cost at first, and not by what rounding has left of that.
    guard method != .hifo else { return false }
    try fill(with: position.lots, side: position.side)
    // An average with an unknown part stays unknown, even when the lots that brought it are gone.
    pool.costUnknown = method == .average && position.costUnknown
    return try self.position(of: position.key) == position
  }
}
