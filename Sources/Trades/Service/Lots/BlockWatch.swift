import Base

/// Finds the days whose arrivals could have come in another order with other figures (oldest or newest first).
///
/// The lots that one day opened lie side by side. Whichever way they are ordered, a closing that takes all of
/// them costs the same; where a day ends with only a part of them taken and their costs for one differ, some
/// other order would have taken a dearer or cheaper part.
struct BlockWatch: Hashable, Sendable {
  /// The mark of a lot in no block.
  static let none = -1

  private struct Block: Hashable {
    let day: CivilDay
    var unit: Amount?
    var left = 0
    var varies = false
    var realized = false
    var straddled = false
  }

  private var blocks: [Block] = []
  private var touchedToday: [Int] = []
  private var isOpen = false

  /// Begins a day; says whether the lots that it opens are a block.
  mutating func begin(_ day: CivilDay, isBlock: Bool) {
    isOpen = isBlock
    if isBlock { blocks.append(Block(day: day)) }
  }

  /// Counts a lot that was opened, and gives its block.
  mutating func opened(unit: Amount) -> Int {
    guard isOpen, let block = blocks.indices.last else { return Self.none }
    blocks[block].left += 1
    if let first = blocks[block].unit {
      blocks[block].varies = blocks[block].varies || first != unit
    } else {
      blocks[block].unit = unit
    }
    return block
  }

  /// Counts a closing or move of a part of a lot.
  mutating func touched(_ block: Int, isExhausted: Bool, realizes: Bool) {
    guard block != Self.none else { return }
    if isExhausted { blocks[block].left -= 1 }
    if realizes { blocks[block].realized = true }
    touchedToday.append(block)
  }

  /// Ends the day: what was touched and is not gone was cut in two.
  mutating func end() {
    for block in touchedToday where blocks[block].left > 0 { blocks[block].straddled = true }
    touchedToday.removeAll(keepingCapacity: true)
  }

  /// The days found.
  var doubtful: [CivilDay] { blocks.filter { $0.varies && $0.straddled && $0.realized }.map(\.day) }
}
