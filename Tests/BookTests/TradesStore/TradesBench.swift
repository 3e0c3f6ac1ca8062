import Base
import Book
import Store
import TestSupport
import Testing
import Trades

/// A store with one owner and one account, and the services over it.
final class TradesBench {
  let store: TestStore
  let house: House
  let owner: ID
  let records: RecordsService
  let reports: ReportsService
  let accounts: AccountsService
  let derivation: DerivationService
  private(set) var account: ID

  init(currency: Currency = .krw, method: CostMethod? = nil, shorts: Bool = false) throws {
    store = try TestStore(TradesMigrations.all)
    house = try House(folder: store.folder, database: store.database, clock: store.clock, ids: store.ids)
    owner = store.ids.next()
    records = RecordsService(house)
    reports = ReportsService(house)
    accounts = AccountsService(house)
    derivation = DerivationService(house)
    account = owner
    account = try accounts.create(
      AccountsService.Draft(name: "계좌", currency: currency, method: method, allowsShorts: shorts), of: owner
    ).id
  }

  /// A trade at a day, or at a moment, of one item.
  func trade(
    _ kind: TradeKind, _ when: String, _ quantity: String? = nil, at price: String? = nil, item: String = "삼성전자",
    tags: [String] = [], fee: String = "0", tax: String = "0"
  ) throws -> Trade {
    var trade = Trade(
      id: house.ids.next(), account: account, kind: kind, time: try time(when), item: item, currency: .krw)
    trade.quantity = try quantity.map { try Amount(canonical: $0) }
    trade.price = try price.map { try Amount(canonical: $0) }
    trade.fee = try Amount(canonical: fee)
    trade.tax = try Amount(canonical: tax)
    trade.tags = tags
    return trade
  }

  func time(_ text: String) throws -> TradeTime {
    if text.utf8.count == 10 { return TradeTime(day: try CivilDay(iso: text)) }
    return TradeTime(moment: Moment(instant: try Instant(iso: text), zone: try Zone(named: "Asia/Seoul")))
  }

  @discardableResult
  func add(
    _ kind: TradeKind, _ when: String, _ quantity: String? = nil, at price: String? = nil, item: String = "삼성전자",
    tags: [String] = [], fee: String = "0", tax: String = "0"
  ) throws -> TradeRecord {
    try records.add(
      trade(kind, when, quantity, at: price, item: item, tags: tags, fee: fee, tax: tax), of: owner)
  }

  /// Realized profit by day, as text.
  func realized() throws -> [String: String] {
    let rows = try reports.profit(.init(by: .day), of: owner).rows
    return Dictionary(rows.map { ($0.key, $0.realized.text) }) { first, _ in first }
  }

  /// Fails where anything stored is not what follows from the records.
  func expectConsistent(_ place: SourceLocation = #_sourceLocation) throws {
    let differences = try derivation.differences(of: owner)
    #expect(differences == [], sourceLocation: place)
  }
}
