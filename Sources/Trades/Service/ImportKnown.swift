import Base
import Store

/// What earlier imports have seen of the rows of a file, and what became of it.
struct ImportKnown {
  private let imports: ImportRepository
  private var records: [RowIdentity: ID] = [:]

  init(_ identities: [RowIdentity], owner: ID, _ connection: any Connection) throws {
    imports = ImportRepository(connection, owner: owner)
    var bounds: [ID: (low: ID, high: ID)] = [:]
    // Rows of one account mostly lie side by side.
    for run in identities.chunked(by: \.account) {
      guard let first = run.first, let low = run.lazy.map(\.digest).min(), let high = run.lazy.map(\.digest).max()
      else { continue }
      let known = bounds[first.account] ?? (low, high)
      bounds[first.account] = (min(known.low, low), max(known.high, high))
    }
    for (account, bound) in bounds {
      // The latest import comes last and holds the record that is there now.
      try imports.eachSeen(in: account, from: bound.low, to: bound.high) { records[$0.identity] = $0.record }
    }
  }

  /// The record that stands for a row.
  func record(of identity: RowIdentity) -> ID? { records.isEmpty ? nil : records[identity] }

  /// Whether a record is there and not in the bin.
  func isLive(_ record: ID) throws -> Bool { try imports.isLive(record) }

  /// Whether a record is there for this owner, perhaps in the bin.
  func owns(_ record: ID) throws -> Bool { try imports.owns(record) }

  /// Whether an id may be given to a record: no other has it, whoever's that may be.
  func isFree(_ id: ID) throws -> Bool { try imports.isFree(id) }
}

/// The records that somebody typed within the days of a file, to find those that look like its rows.
struct ImportTwins {
  private struct Look: Hashable {
    var account: ID
    var day: CivilDay
    var kind: TradeKind
    var item: ItemKey
    var quantity: Amount?
    var value: Amount?
  }

  private var looks: Set<Look> = []

  init(_ trades: [ReadTrade], rule: DayRule, owner: ID, _ connection: any Connection) throws {
    let days = trades.lazy.map { $0.trade.time.day(by: rule) }
    guard let first = days.min(), let last = days.max() else { return }
    try RecordReader(connection, owner: owner).eachTyped(from: first, to: last) { looks.insert(Self.look(of: $0)) }
  }

  func hasTwin(of record: TradeRecord) -> Bool {
    !looks.isEmpty && looks.contains(Self.look(of: record))
  }

  private static func look(of record: TradeRecord) -> Look {
    let trade = record.trade
    let value: Amount? = if let value = try? trade.value(), !value.isUnknown { value.amount } else { nil }
    return Look(
      account: trade.account, day: record.day, kind: trade.kind, item: trade.key, quantity: trade.quantity,
      value: value)
  }
}

extension Array {
  /// The runs of neighbours that have the same value.
  fileprivate func chunked(by value: (Element) -> some Equatable) -> [ArraySlice<Element>] {
    var runs: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices where index + 1 == endIndex || value(self[index]) != value(self[index + 1]) {
      runs.append(self[start...index])
      start = index + 1
    }
    return runs
  }
}
