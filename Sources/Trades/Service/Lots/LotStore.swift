import Base

/// The lots of one holding, in the order of their arrival, and which of them goes next.
///
/// Closed lots stay as empty slots until nothing is held, so that a slot keeps its number: that makes the
/// oldest, the newest and (by a heap) the dearest lot cheap to find among a hundred thousand.
struct LotStore: Hashable, Sendable {
  struct Slot: Hashable, Sendable {
    var lot: Lot
    /// The larger it is, the sooner the lot goes when the dearest go first.
    var priority: Int128
    /// The block of lots whose order among each other is not known; see `BlockWatch`.
    var block: Int
  }

  private(set) var slots: [Slot] = []
  private var head = 0
  private var heap: [Int] = []
  private let order: Order

  enum Order: Hashable, Sendable {
    case oldest, newest, dearest
  }

  init(order: Order) {
    self.order = order
  }

  /// What is open, oldest first.
  var open: [Lot] { slots[head...].lazy.map(\.lot).filter { !$0.quantity.isZero } }

  /// The lots that go next until they reach a quantity, at least one, in the order of their arrival.
  func open(atLeast quantity: Amount) -> [Lot] {
    var found: [Int] = []
    var left = quantity.units
    func reaches(_ slot: Int) -> Bool {
      guard !slots[slot].lot.quantity.isZero else { return false }
      found.append(slot)
      left -= slots[slot].lot.quantity.units
      return left <= 0
    }
    switch order {
    case .oldest: _ = (head..<slots.count).first(where: reaches)
    case .newest: _ = slots.indices.reversed().first(where: reaches)
    case .dearest:
      var rest = self
      while let top = rest.heap.first, !reaches(top) { rest.pop() }
    }
    return found.sorted().map { slots[$0].lot }
  }

  /// Quantities and costs of what is open, in an order that does not tell how they came.
  var composition: [[Int128]] {
    open.map { [$0.quantity.units, $0.cost.value.units, $0.cost.fee.units, $0.cost.tax.units] }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The number that the next lot gets.
  var count: Int { slots.count }

  mutating func append(_ lot: Lot, priority: Int128, block: Int) {
    slots.append(Slot(lot: lot, priority: priority, block: block))
    if order == .dearest { push(slots.count - 1) }
  }

  mutating func removeAll() {
    slots.removeAll(keepingCapacity: true)
    heap.removeAll(keepingCapacity: true)
    head = 0
  }

  /// The slot of the lot that goes next.
  mutating func next() -> Int? {
    switch order {
    case .oldest:
      while head < slots.count, slots[head].lot.quantity.isZero { head += 1 }
      return head < slots.count ? head : nil
    case .newest:
      while let last = slots.last, last.lot.quantity.isZero { slots.removeLast() }
      return slots.isEmpty ? nil : slots.count - 1
    case .dearest:
      while let top = heap.first, slots[top].lot.quantity.isZero { pop() }
      return heap.first
    }
  }

  /// The slots of the lots that a record opened.
  func slots(of record: ID) -> [Int] {
    slots.indices.filter { slots[$0].lot.record == record && !slots[$0].lot.quantity.isZero }
  }

  /// Takes a part of a lot away, and says whether nothing is left of it.
  mutating func reduce(_ slot: Int, by quantity: Amount, cost: Cost) throws(AmountError) -> Bool {
    try slots[slot].lot.quantity -= quantity
    try slots[slot].lot.cost -= cost
    return slots[slot].lot.quantity.isZero
  }

  /// Multiplies all quantities by new ÷ old, and returns what is held now.
  mutating func split(new: Amount, old: Amount) throws(AmountError) -> Amount {
    var total = Amount.zero
    for slot in slots.indices where !slots[slot].lot.quantity.isZero {
      slots[slot].lot.quantity = try slots[slot].lot.quantity.share(new, of: old)
      slots[slot].lot.price = try slots[slot].lot.price.share(old, of: new)
      slots[slot].priority = try Amount(units: slots[slot].priority).share(old, of: new).units
      try total += slots[slot].lot.quantity
    }
    // Rounding may have made equals of what was not: the order of the heap is made anew.
    if order == .dearest {
      heap.removeAll(keepingCapacity: true)
      for slot in slots.indices where !slots[slot].lot.quantity.isZero { push(slot) }
    }
    return total
  }

  // MARK: A heap whose first is the dearest, among equals the oldest

  private func goesBefore(_ left: Int, _ right: Int) -> Bool {
    slots[left].priority == slots[right].priority ? left < right : slots[left].priority > slots[right].priority
  }

  private mutating func push(_ slot: Int) {
    heap.append(slot)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard goesBefore(heap[child], heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func pop() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var parent = 0
    while true {
      var first = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && goesBefore(heap[child], heap[first]) {
        first = child
      }
      guard first != parent else { return }
      heap.swapAt(parent, first)
      parent = first
    }
  }
}
