import Base

/// Judges from all cells of a column in which order day, month and year stand.
package struct DateColumn: Sendable {
  private var orders = Set(DateOrder.allCases)
  private var paths: [DateOrder: Path] = [:]
  private var isOpen = false
  private var differs = false
  private var isSlashed = false

  /// A column of which nothing has been seen.
  package init() {}

  /// A column of these texts.
  package init(_ texts: some Sequence<String>) {
    for var text in texts { text.withUTF8 { see($0) } }
  }

  /// Takes a cell into account.
  package mutating func see(_ cell: UnsafeBufferPointer<UInt8>) {
    if PlainMoment.read(cell) != nil { return }
    guard let shape = MomentReader.shape(CellText.plain(cell)), case .open(_, _, _, _, let slashed) = shape else {
      return
    }
    let valid = shape.orders
    guard !valid.isEmpty else { return }
    isOpen = true
    isSlashed = isSlashed || slashed
    orders.formIntersection(valid)
    if Set(valid.compactMap(shape.day)).count > 1 { differs = true }
    for order in valid {
      guard let day = shape.day(order) else { continue }
      paths[order, default: Path()].see(day.epochDay)
    }
  }

  /// The order in which the column is best read, nil when none is needed or the cells contradict one another.
  package var order: DateOrder? {
    guard isOpen, !orders.isEmpty else { return nil }
    if orders.count == 1 { return orders.first }
    let usual: [DateOrder] = isSlashed ? [.mdy, .dmy, .ymd] : [.dmy, .ymd, .mdy]
    return usual.filter { orders.contains($0) }.min { paths[$0]?.length ?? 0 < paths[$1]?.length ?? 0 }
  }

  /// Whether another order would give other days and no cell rules it out; the person should say.
  package var isAmbiguous: Bool { isOpen && differs && orders.count != 1 }

  /// The style for reading the column's cells.
  package var style: DateStyle { DateStyle(order: order) }

  /// How far the days of one reading jump to and fro; the right reading of a journal jumps least.
  private struct Path: Sendable {
    private var last: Int?
    private(set) var length = 0

    mutating func see(_ day: Int) {
      if let last { length += abs(day - last) }
      last = day
    }
  }
}
