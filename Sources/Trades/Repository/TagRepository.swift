import Base
import Store

/// One owner's tags; those that were met once are remembered for the length of a transaction.
final class TagRepository {
  private let transaction: any Transaction
  private let owner: ID
  private let ids: any IDSource
  private var known: [String: ID] = [:]
  /// The same by the names as they were written, so that each is normalised once.
  private var written: [String: ID] = [:]

  init(_ transaction: any Transaction, owner: ID, ids: any IDSource) {
    self.transaction = transaction
    self.owner = owner
    self.ids = ids
  }

  /// The id of a tag, which is made where there is none of this name.
  func id(of name: String) throws -> ID {
    if let id = written[name] { return id }
    let id = try id(ofKey: Text.normalised(name), name)
    written[name] = id
    return id
  }

  private func id(ofKey key: String, _ name: String) throws -> ID {
    if let id = known[key] { return id }
    let found = try transaction.one(
      "select id from trade_tag where owner = $1 and name_key = $2", [.uuid(owner), .text(key)]
    ) { try $0.id(0) }
    let id = found ?? ids.next()
    if found == nil {
      try transaction.execute(
        "insert into trade_tag (id, owner, name, name_key) values ($1, $2, $3, $4)",
        [.uuid(id), .uuid(owner), .text(name), .text(key)])
    }
    known[key] = id
    return id
  }

  /// All tags of an owner by name.
  static func all(_ connection: any Connection, owner: ID) throws -> [TradeTag] {
    try connection.rows("select id, name from trade_tag where owner = $1 order by name", [.uuid(owner)]) {
      TradeTag(id: try $0.id(0), name: try $0.text(1))
    }
  }

  /// Forgets the tags that no record carries any more.
  func deleteUnused() throws {
    try transaction.execute(
      """
      delete from trade_tag where owner = $1
      and not exists (select 1 from trade_record_tag rt where rt.tag = trade_tag.id)
      """, [.uuid(owner)])
    known = [:]
    written = [:]
  }
}
