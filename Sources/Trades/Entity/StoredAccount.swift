package import Base

/// An account as it is stored.
package struct StoredAccount: Equatable, Sendable {
  package var account: TradeAccount
  package var position: Int
  /// The import that created it, if one did.
  package var importID: ID?
  /// Rises with each change.
  package var version: Int

  package init(_ account: TradeAccount, position: Int, importID: ID? = nil, version: Int = 1) {
    self.account = account
    self.position = position
    self.importID = importID
    self.version = version
  }

  package var id: ID { account.id }
}
