import Base

/// Works out, for the records of one item, what each of them realizes and what is doubtful about it.
struct DerivationReplay {
  let accounts: [TradeAccount]
  let rule: DayRule

  /// Fills in what follows for each record, and tells what is held in the end.
  ///
  /// The records must be all of the item's from a moment on at which nothing of it was held.
  func derive(_ drafts: [RecordDraft]) throws -> Held {
    var book = LotBook(accounts: accounts)
    let (fills, lastRound) = try count(drafts, into: &book)
    mark(try OrderDoubts.find(in: fills, accounts: accounts, received: book.received), in: drafts)
    return try held(in: book, of: drafts, isResumable: Self.areSettled(fills[lastRound...]))
  }

  /// The same for new records behind all others of the item, from what these left; nil where it cannot tell all.
  func derive(_ drafts: [RecordDraft], after held: Held, sharingDay earlier: [TradeRecord]) throws -> Held? {
    var book = LotBook(accounts: accounts)
    guard held.isResumable, drafts.allSatisfy(\.followsOn), try book.resume(from: held.positions) else { return nil }
    let before = try earlier.compactMap { try FillMaker($0.trade, day: $0.day).fill }
    let fills = try count(drafts, into: &book).fills
    guard Self.areSettled((before + fills)[...]) else { return nil }
    return try self.held(in: book, of: drafts, isResumable: true)
  }

  /// Counts records in their order; tells their fills, and from where on something was held at the end of each day.
  private func count(
    _ drafts: [RecordDraft], into book: inout LotBook
  ) throws -> (fills: [Fill], lastRound: Int) {
    let trades = drafts.map(\.record.trade)
    let order = DayOrder.sorted(trades, by: rule)
    var fills: [Fill] = []
    fills.reserveCapacity(drafts.count)
    var lastRound = 0
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
      if draft.record.leavesNothing { lastRound = fills.count }
    }
    return (fills, lastRound)
  }

  private func held(in book: LotBook, of drafts: [RecordDraft], isResumable: Bool) throws -> Held {
    guard let key = drafts.first?.record.trade.key, !book.isFlat else { return .nothing }
    return Held(positions: try book.positions(of: key), isResumable: isResumable)
  }

  /// Whether nothing that follows these fills can make their order doubtful, and no lots are under way among them.
  private static func areSettled(_ fills: ArraySlice<Fill>) -> Bool {
    fills.allSatisfy { $0.pair == nil } && !OrderDoubts.mayArise(in: fills)
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

extension RecordDraft {
  /// Whether what it does can be told from the lots that are held, without how they came to be.
  fileprivate var followsOn: Bool {
    let trade = record.trade
    return trade.kind != .split && trade.pair == nil && trade.chosen.isEmpty && trade.rank == nil
  }
}
