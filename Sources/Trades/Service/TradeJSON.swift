package import Base

/// Records as JSON, in the one shape that lists, imports, exports and the API share.
package struct TradeJSON {
  private let accounts: [ID: String]
  private let rule: DayRule

  /// Takes the accounts' names, and the rule for the days of stored records.
  package init(accounts: [ID: String], rule: DayRule) {
    self.accounts = accounts
    self.rule = rule
  }

  /// A stored record on the day that the owner's rule gives it.
  package func json(_ record: TradeRecord) -> JSON {
    let trade = record.trade
    var members = members(
      trade, id: trade.id, line: record.origin?.line, day: record.day, time: trade.time.time(by: rule),
      account: accounts[trade.account])
    members.append(.init("flags", flags(record.flags)))
    func add(_ name: String, _ value: JSON?) { if let value { members.append(.init(name, value)) } }
    if let closing = record.closing {
      members.append(.init("closed", .string(closing.quantity.text)))
      members.append(.init("gross", .string(closing.gross.text)))
      members.append(.init("fees", .string(closing.fees.text)))
      members.append(.init("taxes", .string(closing.taxes.text)))
      members.append(.init("realized", .string(closing.realized.text)))
    }
    add("setup", trade.setup.isEmpty ? nil : .string(trade.setup))
    add("stop", trade.stop.map { .string($0.text) })
    add("target", trade.target.map { .string($0.text) })
    if !record.attachments.isEmpty {
      members.append(.init("attachments", .array(record.attachments.map(Self.attachment))))
    }
    add("at", trade.time.moment.map { .string($0.instant.iso) })
    return .object(members)
  }

  /// A row as it was read, on the day and at the time that its file says.
  package func json(_ read: ReadTrade, id: ID?, account: String, flags doubts: FlagSet) -> JSON {
    let trade = read.trade
    var members = members(
      trade, id: id, line: read.line, day: trade.time.day, time: trade.time.time, account: account)
    if let sheet = read.sheet { members.insert(.init("sheet", .string(sheet)), at: 2) }
    members.append(.init("flags", flags(doubts)))
    return .object(members)
  }

  private func members(
    _ trade: Trade, id: ID?, line: Int?, day: CivilDay, time: CivilTime?, account: String?
  ) -> [JSON.Member] {
    func text(_ value: String?) -> JSON { value.flatMap { $0.isEmpty ? nil : .string($0) } ?? .null }
    func amount(_ value: Amount?) -> JSON { value.map { .string($0.text) } ?? .null }
    var members: [JSON.Member] = [
      .init("id", text(id?.text)), .init("line", line.map { .number("\($0)") } ?? .null),
      .init("kind", .string(trade.kind.rawValue)), .init("day", .string(day.iso)), .init("time", text(time?.iso)),
      .init("item", text(trade.item)), .init("code", text(trade.code)), .init("quantity", amount(trade.quantity)),
      .init("price", amount(trade.price)), .init("amount", amount(trade.amount)), .init("fee", amount(trade.fee)),
      .init("tax", amount(trade.tax)), .init("currency", .string(trade.currency.code)),
      .init("account", text(account)), .init("zone", text(trade.time.moment?.zone.name)),
    ]
    func rare(_ name: String, _ value: JSON) { if value != .null { members.append(.init(name, value)) } }
    rare("isin", text(trade.isin))
    rare("fee_currency", text(trade.feeCurrency))
    rare("fee_rate", amount(trade.feeRate))
    rare("multiplier", amount(trade.multiplier))
    rare("new", amount(trade.new))
    rare("old", amount(trade.old))
    rare("price_currency", text(trade.priceCurrency?.code))
    rare("rate", amount(trade.rate))
    rare("paid_currency", text(trade.paidCurrency?.code))
    rare("to", text(trade.to.flatMap { accounts[$0] }))
    rare("pair", text(trade.pair?.text))
    rare("rank", trade.rank.map { .number("\($0)") } ?? .null)
    if !trade.chosen.isEmpty { members.append(.init("lots", .array(trade.chosen.map(Self.lot)))) }
    members.append(.init("tags", .array(trade.tags.map { .string($0) })))
    members.append(.init("memo", text(trade.memo)))
    return members
  }

  private func flags(_ flags: FlagSet) -> JSON { .array(flags.flags.map { .string($0.rawValue) }) }

  private static func lot(_ lot: ChosenLot) -> JSON {
    ["record": .string(lot.record.text), "quantity": .string(lot.quantity.text)]
  }

  private static func attachment(_ file: Attachment) -> JSON {
    [
      "hash": .string(file.hash), "name": .string(file.name), "type": .string(file.type),
      "size": .number("\(file.size)"),
    ]
  }
}

extension TradeTime {
  /// The time on the clock where it was written down.
  package var time: CivilTime? { moment?.time }
}
