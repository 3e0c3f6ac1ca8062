import Base

/// Works out, for the records of one item, what each of them realizes and what is doubtful about it.
struct DerivationReplay {
  let accounts: [TradeAccount]
  let rule: DayRule

  /// Fills in what follows for each record, and tells what is held in the end.
  ///
  /// The records must be all of the item's from a moment on at which nothing of it was held.
  func derive(_ records: inout [TradeRecord]) throws -> [Position] {
    let trades = records.map(\.trade)
    let order = DayOrder.sorted(trades, by: rule)
    var book = LotBook(accounts: accounts)
    var fills: [Fill] = []
    let pairs = TransferPairs(trades)
    for (index, number) in order.enumerated() {
      records[number].closing = nil
      records[number].flags = records[number].readFlags
      records[number].doubtfulMethods = []
      records[number].leavesNothing = false
      let maker = try FillMaker(trades[number], day: records[number].day)
      for flag in maker.flags { records[number].flags.insert(flag) }
      if var fill = maker.fill {
        fill.pair = pairs.partner(of: fill.record)
        fills.append(fill)
        try book.apply(fill)
        try collect(&book, into: &records[number])
      }
      let isLastOfDay = index + 1 == order.count || records[order[index + 1]].day != records[number].day
      if isLastOfDay { records[number].leavesNothing = book.isFlat }
    }
    try mark(OrderDoubts.find(in: fills, accounts: accounts, received: book.received), in: &records)
    guard let key = trades.first?.key, !book.isFlat else { return [] }
    return try book.positions(of: key)
  }

  private func collect(_ book: inout LotBook, into record: inout TradeRecord) throws {
    for closing in book.closings {
      let sum =
        record.closing ?? ClosingFigures(quantity: .zero, gross: .zero, fees: .zero, taxes: .zero, realized: .zero)
      record.closing = ClosingFigures(
        quantity: try sum.quantity + closing.quantity, gross: try sum.gross + closing.gross,
        fees: try sum.fees + closing.fees, taxes: try sum.taxes + closing.taxes,
        realized: try sum.realized + closing.realized)
      if closing.costUnknown { record.flags.insert(.costUnknown) }
    }
    for flagged in book.flags { record.flags.insert(flagged.flag) }
    book.closings.removeAll(keepingCapacity: true)
    book.flags.removeAll(keepingCapacity: true)
    book.trips.removeAll(keepingCapacity: true)
  }

  private func mark(_ doubts: [OrderDoubt], in records: inout [TradeRecord]) {
    guard !doubts.isEmpty else { return }
    let numbers = Dictionary(records.indices.map { (records[$0].id, $0) }) { first, _ in first }
    for doubt in doubts {
      for number in doubt.records.compactMap({ numbers[$0] }) {
        records[number].flags.insert(.orderAmbiguous)
        records[number].doubtfulMethods.formUnion(MethodSet(doubt.methods))
      }
    }
  }
}
