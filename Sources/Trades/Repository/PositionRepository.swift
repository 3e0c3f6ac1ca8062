import Base
import Store

/// What is held of one owner's items, with the lots.
struct PositionRepository {
  let connection: any Connection
  let owner: ID

  init(_ connection: any Connection, owner: ID) {
    self.connection = connection
    self.owner = owner
  }

  /// Puts what is held of an item in place of what was there.
  func set(_ held: Held, of item: ID, in transaction: any Transaction) throws {
    try transaction.queue("delete from trade_position where item = $1", [.uuid(item)])
    try transaction.queue("delete from trade_lot where item = $1", [.uuid(item)])
    for position in held.positions {
      try transaction.queue(
        """
        insert into trade_position (item, account, owner, side, quantity, cost, cost_unknown, resumable)
        values ($1, $2, $3, $4, $5, $6, $7, $8)
        """,
        [
          .uuid(item), .uuid(position.account), .uuid(owner), .text(position.side.rawValue),
          .amount(position.quantity), .amount(position.cost), .bool(position.costUnknown),
          .bool(held.isResumable),
        ])
      for (number, lot) in position.lots.enumerated() {
        try transaction.queue(
          """
          insert into trade_lot (item, account, position, record, day, quantity, price, value, fee, tax, cost_unknown)
          values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
          """,
          [
            .uuid(item), .uuid(position.account), .int(number), .uuid(lot.record), .day(lot.day),
            .amount(lot.quantity), .amount(lot.price), .amount(lot.cost.value), .amount(lot.cost.fee),
            .amount(lot.cost.tax), .bool(lot.costUnknown),
          ])
      }
    }
  }

  /// What is held of an item, by account.
  func held(of item: ID) throws -> Held {
    let isResumable = try connection.exists(
      "select 1 from trade_position where item = $1 and owner = $2 and resumable = 1", [.uuid(item), .uuid(owner)])
    return Held(positions: try all(of: item).map(\.position), isResumable: isResumable)
  }

  /// All positions, or those of one item, with the item's row.
  func all(of item: ID? = nil) throws -> [(item: TradeItem, position: Position)] {
    let condition = item == nil ? "" : "and p.item = $2"
    return try connection.rows(
      """
      select i.id, i.name, i.code, i.isin, i.currency, i.multiplier, i.last_day,
      p.account, p.side, p.quantity, p.cost, p.cost_unknown
      from trade_position p join trade_item i on i.id = p.item where p.owner = $1 \(condition)
      order by i.name, i.currency, i.id, p.account
      """, [.uuid(owner)] + (item.map { [.uuid($0)] } ?? [])
    ) { row in
      let item = try ItemRepository.read(row)
      guard let side = Side(rawValue: try row.text(8)) else { throw row.unreadable(8, "no side") }
      let account = try row.id(7)
      return (
        item,
        Position(
          account: account, key: ItemKey(code: item.code, name: item.name, currency: item.currency), side: side,
          quantity: try row.amount(9), cost: try row.amount(10), costUnknown: try row.bool(11),
          lots: try lots(of: item.id, in: account))
      )
    }
  }

  private func lots(of item: ID, in account: ID) throws -> [Lot] {
    try connection.rows(
      """
      select record, day, quantity, price, value, fee, tax, cost_unknown from trade_lot
      where item = $1 and account = $2 order by position
      """, [.uuid(item), .uuid(account)]
    ) { row in
      Lot(
        record: try row.id(0), day: try row.day(1), quantity: try row.amount(2), price: try row.amount(3),
        cost: Cost(value: try row.amount(4), fee: try row.amount(5), tax: try row.amount(6)),
        costUnknown: try row.bool(7))
    }
  }
}
