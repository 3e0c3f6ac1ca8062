/// Finds the days whose arrivals could have come in another order with other figures (oldest or newest first).
///
/// The lots that one day opened lie side by side. Whichever way they are ordered, a closing that takes all of
/// them costs the same; where a day ends with only a part of them taken and their costs for one differ, some
/// other order would have taken a dearer or cheaper part.
struct BlockWatch: Hashable, Sendable {
  /// The mark of a lot in no block.
  static let none = -1

  /// The lots of one day, by the numbers of days.
  struct Block: Hashable, Sendable {
    let opened: Int
    /// The last day on which some of them were taken.
    fileprivate(set) var lastTaken = 0
    fileprivate var unit: Int128?
    fileprivate var left = 0
    fileprivate var varies = false
    fileprivate var realized = false
    fileprivate var straddled = false
  }

  private var blocks: [Block] = []
  private var takenToday: [Int] = []
  private var today = 0
  private var isOpen = false

  /// Begins a day; says whether the lots that it opens are a block.
  mutating func begin(_ day: Int, isBlock: Bool) {
    today = day
    isOpen = isBlock
    if isBlock { blocks.append(Block(opened: day)) }
  }

  /// Counts a lot that was opened at a cost for one, and gives its block.
  mutating func opened(unit: Int128) -> Int {
    guard isOpen, let block = blocks.indices.last else { return Self.none }
    blocks[block].left += 1
    if let first = blocks[block].unit {
      if first != unit { blocks[block].varies = true }
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
    blocks[block].lastTaken = today
    takenToday.append(block)
  }

  /// Ends the day: what was touched and is not gone was cut in two.
  mutating func end() {
    for block in takenToday where blocks[block].left > 0 { blocks[block].straddled = true }
    takenToday.removeAll(keepingCapacity: true)
  }

  /// The blocks that were cut between lots of different cost, and closed by sales at least in part.
  var cut: [Block] { blocks.filter { $0.varies && $0.straddled && $0.realized } }
}
