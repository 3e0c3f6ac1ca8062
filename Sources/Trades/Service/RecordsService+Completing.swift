package import Base

extension RecordsService {
  /// The trade with the code of the item that its name means.
  ///
  /// A name that is typed without a code belongs to the item that is known by this name, so that no second holding
  /// comes into being beside it; a code that belongs to another item is refused.
  package func completed(_ trade: Trade, changing base: Trade?, of owner: ID) throws -> Trade {
    guard !trade.item.isEmpty, base.map({ $0.item != trade.item || $0.code != trade.code }) ?? true else {
      return trade
    }
    let name = Text.normalised(trade.item)
    let known = try suggestItems(trade.item, limit: 500, of: owner).filter {
      $0.currency == trade.currency && Text.normalised($0.name) == name
    }
    guard let code = trade.code else {
      guard known.count == 1, let code = known[0].code else { return trade }
      var trade = trade
      trade.code = code
      return trade
    }
    let isRenamed = base?.code == code && known.isEmpty
    let owners = try suggestItems(code, limit: 500, of: owner).filter {
      $0.code == code && $0.currency == trade.currency && Text.normalised($0.name) != name
    }
    if !owners.isEmpty, !isRenamed { throw TradesError.invalid([TradeProblem(.code, .otherItem)]) }
    return trade
  }
}
