package import Base

/// What the records come to as JSON, in the shapes that the command line and the API share.
package struct ReportJSON {
  private let accounts: [ID: String]
  private let items: [ItemKey: TradeItem]

  package init(accounts: [TradeAccount], items: [TradeItem] = []) {
    self.accounts = Dictionary(accounts.map { ($0.id, $0.name) }) { first, _ in first }
    self.items = Dictionary(
      items.map { (ItemKey(code: $0.code, name: $0.name, currency: $0.currency), $0) }
    ) { first, _ in first }
  }

  /// Realized profit; the method is told where one holds for all of it.
  package func json(_ profit: ReportsService.Profit, by grouping: Grouping, method: CostMethod?) -> JSON {
    [
      "method": .string(method?.rawValue), "day_rule": .string(profit.dayRule.text),
      "rows": .array(profit.rows.map { row($0, by: grouping) }),
      "total": .object(
        profit.total.sorted { $0.key.code < $1.key.code }.map { .init($0.key.code, .string($0.value.text)) }),
    ]
  }

  /// What a group is called: a tag's or an account's name, a span of days; an item by its name.
  package func name(of total: Total, by grouping: Grouping) -> String {
    switch grouping {
    case .account: (try? ID(text: total.key)).flatMap { accounts[$0] } ?? total.key
    case .item: item(of: total)?.name ?? total.key
    case .day, .week, .month, .year, .tag: total.key
    }
  }

  private func item(of total: Total) -> TradeItem? {
    items[ItemKey(code: total.key, name: "", currency: total.currency)]
  }

  private func row(_ total: Total, by grouping: Grouping) -> JSON {
    let name = name(of: total, by: grouping)
    var members: [JSON.Member] = [
      .init("id", .string("\(total.key) \(total.currency.code)")),
      .init(grouping.rawValue, name.isEmpty ? .null : .string(name)),
    ]
    if grouping == .item { members.append(.init("code", .string(item(of: total)?.code))) }
    return .object(
      members + [
        .init("currency", .string(total.currency.code)), .init("realized", .string(total.realized.text)),
        .init("gross", .string(total.gross.text)), .init("fees", .string(total.fees.text)),
        .init("taxes", .string(total.taxes.text)), .init("trades", .number(total.trades)),
      ])
  }

  /// What is held of an item in an account.
  package func json(_ item: TradeItem, _ position: Position) -> JSON {
    [
      "id": .string("\(item.id) \(position.account)"), "account": .string(accounts[position.account]),
      "item": .string(item.name), "code": .string(item.code), "side": .string(position.side.rawValue),
      "quantity": .string(position.quantity.text), "cost": .string(position.cost.text),
      "average": .string((try? position.average())?.text), "currency": .string(item.currency.code),
      "lots": .array(
        position.lots.map { lot in
          [
            "record": .string(lot.record.text), "day": .string(lot.day.iso), "quantity": .string(lot.quantity.text),
            "price": .string(lot.price.text),
          ]
        }),
    ]
  }

  /// Why a record realized what it did.
  package func json(_ explanation: Explanation, currency: Currency) throws -> JSON {
    let closing = explanation.closing
    return [
      "record": .string(closing.record.text), "method": .string(explanation.method.rawValue),
      "realized": .string(closing.realized.text), "gross": .string(closing.gross.text),
      "fees": .string(closing.fees.text), "taxes": .string(closing.taxes.text), "currency": .string(currency.code),
      "matches": .array(
        try closing.matches.map { match in
          let cost = try closing.side == .long ? match.opened.paid() : match.opened.received()
          return [
            "record": .string(match.record?.text), "day": .string(match.day?.iso),
            "quantity": .string(match.quantity.text), "price": .string(match.price.text),
            "charges": .string(try match.opened.charges().text), "cost": .string(cost.text),
          ]
        }),
    ]
  }
}

extension CostMethod {
  /// The one method by which all is counted: the one asked for, or the one that all accounts share.
  static func holding(_ asked: CostMethod?, in accounts: [TradeAccount]) -> CostMethod? {
    if let asked { return asked }
    let methods = Set(accounts.map(\.method))
    return methods.count == 1 ? methods.first : nil
  }
}
