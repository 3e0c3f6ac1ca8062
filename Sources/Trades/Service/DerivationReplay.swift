import Base

/// Works out, for the records of one item, what each of them realizes and what is doubtful about it.
struct DerivationReplay {
  let accounts: [TradeAccount]
  let rule: DayRule

  /// Fills in what follows for each record, and tells what is held in the end.
  ///
  /// The records must be all of the item's from a moment on at which nothing of it was held.
  func derive(_ drafts: [RecordDraft]) throws -> [Position] {
    let trades = drafts.map(\.record.trade)
    let order = DayOrder.sorted(trades, by: rule)
    var book = LotBook(accounts: accounts)
    var fills: [Fill] = []
    fills.reserveCapacity(drafts.count)
    for (index, number) in order.enumerated() {
      let draft = drafts[number]
      let maker = try FillMaker(trades[number], day: draft.record.day)
      draft.record.closing = nil
      draft.record.flags = draft.record.readFlags.union(FlagSet(maker.flags))
      draft.record.doubtfulMethods = []
      if let fill = maker.fill {
        fills.append(fill)
        try book.apply(fill)
        try collect(&book, into: draft)
      }
      let isLastOfDay = index + 1 == order.count || drafts[order[index + 1]].record.day != draft.record.day
      draft.record.leavesNothing = isLastOfDay && book.isFlat
    }
    mark(try OrderDoubts.find(in: fills, accounts: accounts, received: book.received), in: drafts)
    guard let key = trades.first?.key, !book.isFlat else { return [] }
    return try book.positions(of: key)
  }

  private func collect(_ book: inout LotBook, into draft: RecordDraft) throws {
    for flagged in book.flags { draft.record.flags.insert(flagged.flag) }
    for closing in book.closings {
      if closing.costUnknown { draft.record.flags.insert(.costUnknown) }
      guard let sum = draft.record.closing else {
        draft.record.closing = ClosingFigures(closing)
        continue
      }
      draft.record.closing = ClosingFigures(
        quantity: try sum.quantity + closing.quantity, gross: try sum.gross + closing.gross,
        fees: try sum.fees + closing.fees, taxes: try sum.taxes + closing.taxes,
        realized: try sum.realized + closing.realized)
    }
    book.closings.removeAll(keepingCapacity: true)
    book.flags.removeAll(keepingCapacity: true)
    book.trips.removeAll(keepingCapacity: true)
  }

  private func mark(_ doubts: [OrderDoubt], in drafts: [RecordDraft]) {
    guard !doubts.isEmpty else { return }
    let numbers = Dictionary(drafts.map { ($0.record.id, $0) }) { first, _ in first }
    for doubt in doubts {
      for draft in doubt.records.compactMap({ numbers[$0] }) {
        draft.record.flags.insert(.orderAmbiguous)
        draft.record.doubtfulMethods.formUnion(MethodSet(doubt.methods))
      }
    }
  }
}
