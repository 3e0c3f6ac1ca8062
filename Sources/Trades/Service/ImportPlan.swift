import Base
import Book
import Store

/// What an import of a file does to the store as it stands: worked out whole, and then written or thrown away.
final class ImportPlan {
  let reading: FileReading
  let importID: ID
  let accounts: ImportAccounts
  /// One for each trade of the reading.
  private(set) var outcomes: [ImportOutcome] = []
  private let owner: ID
  private let house: House
  private let connection: any Connection
  private let derivation: Derivation
  private let items: ItemRepository
  /// The rows to be remembered.
  private var seen: [SeenRow] = []
  /// For each trade its record: the one that is added, or the one that was there.
  private var ids: [ID] = []

  init(
    _ reading: FileReading, fallbackAccount: String, owner: ID, house: House, _ connection: any Connection
  ) throws {
    self.reading = reading
    self.owner = owner
    self.house = house
    self.connection = connection
    importID = house.ids.next()
    accounts = try ImportAccounts(
      reading, fallback: fallbackAccount, importID: importID, owner: owner, house: house, connection)
    derivation = try Derivation(connection, owner: owner, newAccounts: accounts.fresh.map(\.account))
    items = ItemRepository(connection, owner: owner, ids: house.ids)
    try compare()
    derivation.freshItems = items.fresh
    do { try derivation.work() } catch let error as LotError {
      let line = ids.firstIndex(of: error.record).map { reading.trades[$0].line }
      throw ImportError.refused(reason: "number_too_large", line: line)
    }
  }

  /// What comes of each row.
  func result() -> ImportResult {
    let coming = derivation.coming
    var next = 0
    var rows: [ImportResult.Row] = []
    rows.reserveCapacity(outcomes.count)
    for (number, outcome) in outcomes.enumerated() {
      var row = ImportResult.Row(outcome: outcome, id: ids[number])
      if outcome.adds {
        row.flags = coming[next].record.flags
        row.doubtfulMethods = coming[next].record.doubtfulMethods
        next += 1
      }
      rows.append(row)
    }
    return ImportResult(reading: reading, rows: rows, accounts: accounts)
  }

  /// Writes all of it.
  func write(in transaction: any Transaction, file: String, progress: (_ done: Int, _ total: Int) throws -> Void) throws
  {
    let now = house.clock.now()
    for account in accounts.fresh {
      try AccountRepository(transaction, owner: owner).insert(account, at: now, in: transaction)
    }
    let search = TradesSearch(house.database.search, owner: owner)
    try items.save(in: transaction, search: search)
    let coming = derivation.coming
    _ = try OwnerRepository(transaction, owner: owner).takeSequence(coming.count, in: transaction)
    let imports = ImportRepository(transaction, owner: owner)
    try imports.insert(
      TradeImport(
        id: importID, at: now, file: file, format: reading.format, added: coming.count,
        already: outcomes.count - coming.count), in: transaction)
    let tags = TagRepository(transaction, owner: owner, ids: house.ids)
    try derivation.finish(RecordWriter(transaction, owner: owner, tags: tags), progress: progress)
    try search.add(coming.lazy.map(\.record), in: transaction)
    let remember = try ImportRepository.remember(in: transaction)
    // In the order of their key they are appended, and not scattered over the table.
    seen.sort { $0.identity < $1.identity }
    for row in seen { try remember.queue(imports.values(of: row)) }
    transaction.touch(owner: owner, topic: "trades")
  }

  // MARK: Which rows are new

  private func compare() throws {
    let trades = reading.trades
    let identities = identify(trades)
    let known = try ImportKnown(identities, owner: owner, connection)
    var renamed: [ID: ID] = [:]
    var taken: Set<ID> = []
    outcomes.reserveCapacity(trades.count)
    ids.reserveCapacity(trades.count)
    seen.reserveCapacity(trades.count)
    derivation.reserve(trades.count)
    for (number, read) in trades.enumerated() {
      let (outcome, id) = try settle(read, identities[number], known, &taken)
      outcomes.append(outcome)
      ids.append(id)
      if let own = read.own?.id, own != id { renamed[own] = id }
      seen.append(SeenRow(identity: identities[number], importID: importID, record: id))
    }
    try build(renamed)
  }

  private func identify(_ trades: [ReadTrade]) -> [RowIdentity] {
    var counted: [RowIdentity: Int] = [:]
    counted.reserveCapacity(trades.count)
    var maker = ImportIdentity()
    return trades.map { read in
      var identity = RowIdentity(
        account: accounts.id(for: read), digest: maker.digest(of: read.trade), occurrence: 0)
      identity.occurrence = Self.countUp(&counted[identity, default: 0])
      return identity
    }
  }

  /// Counts one more; how many there were before.
  private static func countUp(_ count: inout Int) -> Int {
    defer { count += 1 }
    return count
  }

  /// Whether a row is new, and which record stands for it.
  private func settle(
    _ read: ReadTrade, _ identity: RowIdentity, _ known: ImportKnown, _ taken: inout Set<ID>
  ) throws -> (ImportOutcome, ID) {
    let own = try read.own?.id.flatMap { try known.owns($0) ? $0 : nil }
    if let record = known.record(of: identity) ?? own {
      if try known.isLive(record) { return (.already, record) }
      if !reading.options.addBinnedAgain { return (.inBin, record) }
      return (.added, house.ids.next())
    }
    if let own = read.own?.id, try known.isFree(own), taken.insert(own).inserted { return (.added, own) }
    return (.added, house.ids.next())
  }

  /// Makes records of the rows that are new.
  private func build(_ renamed: [ID: ID]) throws {
    let added = outcomes.count(where: \.adds)
    let isReversed = reading.isNewestFirst
    var sequence = try OwnerRepository(connection, owner: owner).nextSequence() + (isReversed ? added - 1 : 0)
    let twins = try ImportTwins(reading.trades, rule: derivation.rule, owner: owner, connection)
    let now = house.clock.now()
    for (number, read) in reading.trades.enumerated() where outcomes[number].adds {
      let draft = RecordDraft(
        TradeRecord(read.trade, day: read.trade.time.day(by: derivation.rule), createdAt: now), isNew: true)
      draft.record.trade.id = ids[number]
      draft.record.trade.account = accounts.id(for: read)
      draft.record.trade.sequence = sequence
      sequence += isReversed ? -1 : 1
      draft.record.readFlags = read.flags
      draft.record.flags = read.flags
      draft.record.origin = TradeOrigin(importID: importID, file: "", line: read.line)
      if let own = read.own {
        draft.record.trade.to = own.to.flatMap(accounts.id(named:))
        draft.record.trade.pair = read.trade.pair.map { renamed[$0] ?? $0 }
        draft.record.trade.chosen = read.trade.chosen.map { lot in
          ChosenLot(record: renamed[lot.record] ?? lot.record, quantity: lot.quantity)
        }
        draft.record.attachments = own.attachments
      }
      draft.record.itemID = try items.id(for: read.trade, on: draft.record.day)
      if twins.hasTwin(of: draft.record) { outcomes[number] = .probable }
      derivation.put(draft)
    }
  }
}
