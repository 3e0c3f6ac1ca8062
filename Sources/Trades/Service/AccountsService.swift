package import Base
package import Book
import Store

/// The accounts of the trades book.
package struct AccountsService: Sendable {
  private let house: House

  package init(_ house: House) { self.house = house }

  /// What a person may say about an account.
  package struct Draft: Equatable, Sendable {
    package var name: String
    package var currency: Currency
    package var method: CostMethod
    package var allowsShorts: Bool

    package init(name: String, currency: Currency, method: CostMethod? = nil, allowsShorts: Bool = false) {
      self.name = name
      self.currency = currency
      self.method = method ?? TradeAccount.usualMethod(currency: currency)
      self.allowsShorts = allowsShorts
    }
  }

  /// All accounts in their order.
  package func list(of owner: ID) throws -> [StoredAccount] {
    try house.database.read { try AccountRepository($0, owner: owner).all() }
  }

  package func account(_ id: ID, of owner: ID) throws -> StoredAccount {
    try house.database.read { connection in
      guard let account = try AccountRepository(connection, owner: owner).account(id) else {
        throw TradesError.unknownAccount(id)
      }
      return account
    }
  }

  /// How many records an account has, those in the bin as well.
  package func recordCount(of id: ID, owner: ID) throws -> Int {
    try house.database.read { try AccountRepository($0, owner: owner).recordCount(of: id) }
  }

  /// The accounts that were there at a moment and have no records now.
  func unused(since moment: Instant, of owner: ID) throws -> [ID] {
    try house.database.read { try AccountRepository($0, owner: owner).unused(since: moment) }
  }

  /// The account that a form offers first; made with this name where the owner has none yet.
  package func first(of owner: ID, named name: String) throws -> StoredAccount {
    if let account = try list(of: owner).first { return account }
    return try house.database.write(of: owner) { transaction in
      let accounts = AccountRepository(transaction, owner: owner)
      if let account = try accounts.all().first { return account }
      return try accounts.create(Draft(name: name, currency: .krw), house, in: transaction)
    }
  }

  package func create(_ draft: Draft, of owner: ID) throws -> StoredAccount {
    try house.database.write(of: owner) { transaction in
      let draft = try checked(draft)
      let accounts = AccountRepository(transaction, owner: owner)
      guard try accounts.account(named: draft.name) == nil else { throw TradesError.accountNameTaken(draft.name) }
      return try accounts.create(draft, house, in: transaction)
    }
  }

  /// Changes an account; another method or rule for shorts has its items' figures worked out anew.
  package func change(_ id: ID, _ draft: Draft, of owner: ID) throws -> StoredAccount {
    try house.database.write(of: owner) { transaction in
      let draft = try checked(draft)
      let accounts = AccountRepository(transaction, owner: owner)
      guard let stored = try accounts.account(id) else { throw TradesError.unknownAccount(id) }
      if let other = try accounts.account(named: draft.name), other.id != id {
        throw TradesError.accountNameTaken(draft.name)
      }
      return try accounts.change(stored, draft, house, in: transaction)
    }
  }

  /// Deletes an account that has no records, not even in the bin.
  package func delete(_ id: ID, of owner: ID) throws {
    try house.database.write(of: owner) { transaction in
      let accounts = AccountRepository(transaction, owner: owner)
      guard try accounts.account(id) != nil else { throw TradesError.unknownAccount(id) }
      let records = try accounts.recordCount(of: id)
      guard records == 0 else { throw TradesError.accountInUse(records: records) }
      try accounts.delete(id, in: transaction)
      transaction.touch(owner: owner, topic: "trades")
    }
  }

  private func checked(_ draft: Draft) throws -> Draft {
    var draft = draft
    draft.name = Text.name(draft.name)
    if draft.name.isEmpty { throw TradesError.invalid([TradeProblem(.name, .missing)]) }
    if draft.name.unicodeScalars.count > 60 { throw TradesError.invalid([TradeProblem(.name, .tooLong)]) }
    return draft
  }
}

extension AccountRepository {
  /// Adds an account behind the others.
  func create(
    _ draft: AccountsService.Draft, _ house: House, importID: ID? = nil, in transaction: any Transaction
  ) throws -> StoredAccount {
    let account = TradeAccount(
      id: house.ids.next(), name: draft.name, currency: draft.currency, method: draft.method,
      allowsShorts: draft.allowsShorts)
    let position = (try all().map(\.position).max() ?? 0) + 1
    let stored = StoredAccount(account, position: position, importID: importID)
    try insert(stored, at: house.clock.now(), in: transaction)
    transaction.touch(owner: owner, topic: "trades")
    return stored
  }

  /// Changes an account; another method or rule for shorts has its items' figures worked out anew.
  @discardableResult
  func change(
    _ stored: StoredAccount, _ draft: AccountsService.Draft, _ house: House, in transaction: any Transaction
  ) throws -> StoredAccount {
    var stored = stored
    let figuresStay = stored.account.method == draft.method && stored.account.allowsShorts == draft.allowsShorts
    stored.account.name = draft.name
    stored.account.currency = draft.currency
    stored.account.method = draft.method
    stored.account.allowsShorts = draft.allowsShorts
    stored.version += 1
    try update(stored, in: transaction)
    if !figuresStay {
      let edit = try RecordsEdit(transaction, owner: owner, house: house)
      for item in try items(of: stored.id) { edit.derivation.invalidate(item) }
      try edit.finish()
    }
    transaction.touch(owner: owner, topic: "trades")
    return stored
  }
}
