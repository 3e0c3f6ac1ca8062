import Base
import Book
import Store

/// The accounts that a file's rows belong to: those that are there, and those that the import creates.
package struct ImportAccounts: Sendable {
  /// The account of rows that name none.
  package private(set) var main: StoredAccount
  /// Accounts that are not stored yet.
  private(set) var fresh: [StoredAccount] = []
  private var byName: [String: StoredAccount] = [:]
  /// The same by the names as rows write them, so that each is normalised once.
  private var ids: [String: ID] = [:]
  /// Whether all rows belong to one account because the person has said so.
  private let isOne: Bool

  init(
    _ reading: FileReading, fallback: String, importID: ID, owner: ID, house: House, _ connection: any Connection
  ) throws {
    let stored = try AccountRepository(connection, owner: owner).all()
    for account in stored { byName[Text.normalised(account.account.name)] = account }
    let options = reading.options
    isOne = options.account != nil
    var made: [StoredAccount] = []
    let position = stored.map(\.position).max() ?? 0
    func make(_ account: TradeAccount) -> StoredAccount {
      var account = account
      account.id = house.ids.next()
      if let shorts = options.shorts { account.allowsShorts = shorts }
      if let method = options.method.flatMap(CostMethod.init) { account.method = method }
      made.append(StoredAccount(account, position: position + made.count + 1, importID: importID))
      return made[made.count - 1]
    }
    let first = reading.trades.first
    let name = Text.name(options.account ?? first?.own?.account.name ?? reading.home.account ?? "")
    if let known = byName[Text.normalised(name)] {
      main = known
    } else if name.isEmpty, let known = stored.first {
      main = known
    } else {
      var account =
        first?.own?.account
        ?? TradeAccount(
          id: importID, currency: first?.trade.currency ?? reading.home.currency,
          allowsShorts: reading.home.shorts)
      account.name = name.isEmpty ? fallback : name
      main = make(account)
      byName[Text.normalised(main.account.name)] = main
    }
    for account in reading.trades.lazy.compactMap(\.own?.account) where !isOne && ids[account.name] == nil {
      let key = Text.normalised(account.name)
      let known = key.isEmpty ? main : byName[key] ?? make(account)
      if !key.isEmpty { byName[key] = known }
      ids[account.name] = known.id
    }
    fresh = made
  }

  /// The account of a row.
  func id(for read: ReadTrade) -> ID {
    guard !isOne, let own = read.own else { return main.id }
    return ids[own.account.name] ?? main.id
  }

  /// The names of all of them.
  var names: [ID: String] {
    Dictionary((byName.values.map { ($0.id, $0.account.name) }) + [(main.id, main.account.name)]) { first, _ in first }
  }

  func id(named name: String) -> ID? { byName[Text.normalised(name)]?.id }
}
