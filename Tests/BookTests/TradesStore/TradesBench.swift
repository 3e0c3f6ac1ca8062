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
  let imports: ImportService
  let exports: ExportService
  private(set) var account: ID

  init(currency: Currency = .krw, method: CostMethod? = nil, shorts: Bool = false) throws {
    store = try TestStore(TradesMigrations.all)
    house = try House(folder: store.folder, database: store.database, clock: store.clock, ids: store.ids)
    owner = store.ids.next()
    records = RecordsService(house)
    reports = ReportsService(house)
    accounts = AccountsService(house)
    derivation = DerivationService(house)
    imports = ImportService(house)
    exports = ExportService(house)
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

  /// Imports a file, both steps at once.
  @discardableResult
  func importFile(_ path: String, _ change: (inout ImportOptions) -> Void = { _ in }) throws -> ImportResult {
    var options = ImportOptions()
    change(&options)
    let file = ImportFile(name: String(path.split(separator: "/").last ?? ""), path: path)
    guard case .reading(let reading) = try imports.read(file, options: options, of: owner) else {
      throw ImportError.refused(reason: "unknown table", line: nil)
    }
    return try imports.commit(reading, file: file.name, agreed: nil, fallbackAccount: "계좌", of: owner)
  }

  /// Imports a text as a file.
  @discardableResult
  func importText(_ text: String, _ change: (inout ImportOptions) -> Void = { _ in }) throws -> ImportResult {
    let path = "\(store.folder.path)/\(house.ids.next().text).csv"
    try Files.write(Array(text.utf8), to: path)
    return try importFile(path, change)
  }

  /// All of the book as JSON.
  func exported() throws -> String {
    var bytes: [UInt8] = []
    try exports.json(of: owner) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
