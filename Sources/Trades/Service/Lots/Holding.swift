import Base

/// What one account holds of one item, and what its fills realize.
struct Holding: Hashable, Sendable {
  let account: ID
  let method: CostMethod
  let allowsShorts: Bool

  var side = Side.long
  /// Never negative; `side` says which way.
  var quantity = Amount.zero
  /// What is left of the costs of all that is held.
  var cost = Cost.zero
  var lots: LotStore
  var pool = Pool()
  var trip: RoundTrip?
  var lastSplit: CivilDay?
  /// Watches blocks of lots for the search for doubtful orders; nothing otherwise.
  var watch: BlockWatch?

  /// What the fills gave since it was last taken.
  var results = Results()

  struct Results: Hashable, Sendable {
    var closings: [Closing] = []
    var trips: [RoundTrip] = []
    var flags: [FlaggedRecord] = []

    var isEmpty: Bool { closings.isEmpty && flags.isEmpty && trips.isEmpty }

    mutating func clear() {
      closings.removeAll(keepingCapacity: true)
      trips.removeAll(keepingCapacity: true)
      flags.removeAll(keepingCapacity: true)
    }
  }

  init(account: ID, method: CostMethod, allowsShorts: Bool) {
    self.account = account
    self.method = method
    self.allowsShorts = allowsShorts
    lots =
      switch method {
      case .average, .fifo, .chosen: LotStore(order: .oldest)
      case .lifo: LotStore(order: .newest)
      case .hifo: LotStore(order: .dearest)
      }
  }

  var isFlat: Bool { quantity.isZero }

  /// Counts a fill; transfers between accounts are the book's affair.
  mutating func apply(_ fill: Fill) throws(AmountError) {
    switch fill.kind {
    case .buy, .bonus, .reward, .transferIn: try trade(fill, towards: .long)
    case .sell: try trade(fill, towards: .short)
    case .expire: try expire(fill)
    case .split: try split(fill)
    case .transferOut: _ = try leave(fill)
    case .memo, .dividend, .interest, .fee, .tax, .deposit, .withdraw, .exchange: break
    }
  }

  // MARK: Fills

  /// Closes what is held the other way, and opens with the rest: one fill may do both.
  private mutating func trade(_ fill: Fill, towards direction: Side) throws(AmountError) {
    guard let wanted = fill.quantity, !wanted.isZero else { return }
    guard !isFlat, side != direction else {
      if direction == .short, !allowsShorts { flag(fill, .oversold) }
      return try open(direction, fill, wanted, fill.cost)
    }
    guard wanted > quantity else { return try close(fill, wanted, fill.cost) }
    let closing = quantity
    let closingCost = try fill.cost.share(closing, of: wanted)
    var rest = fill.cost
    try rest -= closingCost
    try close(fill, closing, closingCost)
    if direction == .short, !allowsShorts { flag(fill, .oversold) }
    try open(direction, fill, wanted - closing, rest)
  }

  private mutating func expire(_ fill: Fill) throws(AmountError) {
    let wanted = fill.quantity ?? quantity
    if wanted > quantity { flag(fill, .oversold) }
    let closing = min(wanted, quantity)
    guard !closing.isZero else { return }
    try close(fill, closing, closing == wanted ? fill.cost : fill.cost.share(closing, of: wanted))
  }

  private mutating func split(_ fill: Fill) throws(AmountError) {
    guard lastSplit != fill.day else { return flag(fill, .duplicateSplit) }
    lastSplit = fill.day
    guard !isFlat else { return }
    quantity = try lots.split(new: fill.new, old: fill.old)
    try pool.split(lots)
    // What rounds to nothing is gone; its cost must not turn up in what is bought next.
    if isFlat { finish(fill) }
  }

  /// Takes the lots of a transfer out; what is not held cannot move, as it was never seen to arrive.
  mutating func leave(_ fill: Fill) throws(AmountError) -> [Lot] {
    let held = side == .long ? quantity : .zero
    let wanted = fill.quantity ?? .zero
    if wanted > held { flag(fill, .oversold) }
    let leaving = min(wanted, held)
    guard !leaving.isZero else { return [] }
    var moved = try take(leaving, chosen: fill.chosen, realizes: false).parts
    if let last = moved.indices.last {
      try moved[last].cost.fee += fill.cost.fee
      try moved[last].cost.tax += fill.cost.tax
    }
    if isFlat { finish(fill) }
    return moved
  }

  /// Lets lots in that another account sent, as they were opened there.
  mutating func enter(_ arriving: [Lot], by fill: Fill) throws(AmountError) {
    for lot in arriving where !lot.quantity.isZero {
      var part = fill
      part.quantity = lot.quantity
      part.price = lot.price
      part.cost = lot.cost
      part.costUnknown = lot.costUnknown
      // Against a short position they close like a purchase; else they keep record and day.
      guard isFlat || side == .long else {
        try trade(part, towards: .long)
        continue
      }
      try open(.long, part, lot.quantity, lot.cost, as: lot)
    }
  }

  private mutating func flag(_ fill: Fill, _ flag: TradeFlag) {
    results.flags.append(FlaggedRecord(record: fill.record, flag: flag))
  }

  // MARK: Opening and closing

  /// Opens with lots that are already known.
  mutating func fill(with open: [Lot], side: Side) throws(AmountError) {
    self.side = side
    for lot in open {
      try quantity += lot.quantity
      try append(lot)
    }
  }

  private mutating func append(_ lot: Lot) throws(AmountError) {
    var unit = Amount.zero
    if method == .hifo || watch != nil {
      unit = try (side == .long ? lot.cost.paid() : lot.cost.received()).divided(by: lot.quantity)
    }
    let block = watch?.opened(unit: unit.units) ?? BlockWatch.none
    try cost += lot.cost
    lots.append(lot, priority: side == .long ? unit.units : 0 &- unit.units, block: block)
  }

  private mutating func open(
    _ direction: Side, _ fill: Fill, _ part: Amount, _ cost: Cost, as lot: Lot? = nil
  ) throws(AmountError) {
    side = direction
    try quantity += part
    let lot =
      lot
      ?? Lot(
        record: fill.record, day: fill.day, quantity: part, price: fill.price, cost: cost,
        costUnknown: fill.costUnknown)
    try append(lot)
    if trip == nil {
      trip = RoundTrip(account: account, side: direction, openedBy: fill.record, openedDay: fill.day)
    }
    try trip?.quantity += part
  }

  private mutating func close(_ fill: Fill, _ part: Amount, _ own: Cost) throws(AmountError) {
    let taken = try take(part, chosen: fill.chosen, realizes: true)
    let closing = try Closing(
      record: fill.record, account: account, day: fill.day, side: side, quantity: part, own: own,
      opened: taken.cost, matches: taken.matches, costUnknown: taken.costUnknown || fill.costUnknown)
    if let last = results.closings.indices.last, results.closings[last].record == fill.record {
      try results.closings[last].add(closing)
    } else {
      results.closings.append(closing)
      trip?.closings += 1
    }
    try trip?.realized += closing.realized
    try trip?.fees += closing.fees
    try trip?.taxes += closing.taxes
    if isFlat { finish(fill) }
  }

  /// Nothing is held any more: the round trip ends, and the next one starts with empty slots.
  private mutating func finish(_ fill: Fill) {
    lots.removeAll()
    pool = Pool()
    cost = .zero
    guard var trip else { return }
    trip.closedBy = fill.record
    trip.closedDay = fill.day
    results.trips.append(trip)
    self.trip = nil
  }
}
