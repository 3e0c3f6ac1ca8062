import Accounts
import App
import Base
import Book
import Foundation
import HTTP
import Localization
import Store
import TestSupport
import Testing
import Trades
import Vault

/// The whole program over a folder of its own, at a moment that stands still, asked without a socket.
///
/// It is 2026-04-15, nine in the evening in Seoul, where its owner lives.
final class Home {
  let composition: Composition
  let clock = FixedClock(TestStore.noon)
  let client: TestClient
  let owner: ID
  private let place: TestPlace

  /// A fresh home, or one over the database file of another.
  init(_ language: Language = .ko, store: [UInt8]? = nil) throws {
    place = try TestPlace(for: Composition.migrations)
    if let store {
      _ = try DataFolder(place.folder)
      try Files.write(store, to: place.folder + "/nanal.sqlite")
    }
    // Those of a store that is there already were counted from the start too.
    let ids = CountingIDs(after: store == nil ? 0 : 1_000_000)
    composition = try Composition(
      place: StorePlace(place), clock: clock, ids: ids, machineZone: Zone(named: "Asia/Seoul"), passwordCost: .least)
    owner = try composition.people.owner().id
    client = TestClient(.router(composition.site(SiteOptions())))
    client.headers["accept-language"] = language.tag
  }

  deinit {
    composition.close()
  }

  /// The bytes of the database file, after which nothing can be asked any more.
  func closed() throws -> [UInt8] {
    composition.close()
    return try Files.read(place.folder + "/nanal.sqlite")
  }

  // MARK: Asking

  func get(_ target: String, headers: [String: String] = [:]) throws -> TestResponse {
    try client.get(target, headers: headers)
  }

  func post(
    _ target: String, form: [(String, String)] = [], headers: [String: String] = [:]
  ) throws -> TestResponse {
    try client.post(target, form: form, headers: headers)
  }

  // MARK: Records

  /// Adds a trade at a day, or at a moment in Seoul.
  @discardableResult
  func add(
    _ kind: TradeKind, _ when: String, _ quantity: String? = nil, at price: String? = nil, item: String = "삼성전자",
    tags: [String] = [], memo: String = ""
  ) throws -> TradeRecord {
    let time =
      when.utf8.count == 10
      ? TradeTime(day: try CivilDay(iso: when))
      : TradeTime(moment: Moment(instant: try Instant(iso: when), zone: try Zone(named: "Asia/Seoul")))
    let account = try AccountsService(composition.house).first(of: owner, named: "주식")
    var trade = Trade(
      id: composition.house.ids.next(), account: account.id, kind: kind, time: time, item: kind == .memo ? "" : item,
      currency: .krw)
    trade.quantity = try quantity.map { try Amount(canonical: $0) }
    trade.price = try price.map { try Amount(canonical: $0) }
    trade.tags = tags
    trade.memo = memo
    return try records.add(trade, of: owner)
  }

  var records: RecordsService { RecordsService(composition.house) }

  /// The trades as one text, to tell whether anything has changed.
  func exported() throws -> String {
    let json = try #require(composition.books.first?.exports.first { $0.format == "json" })
    var bytes: [UInt8] = []
    try json.write(of: owner) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// How many rows each table of a book has.
  func rowsOfBooks() throws -> [String: Int] {
    let tables = composition.schema.migrations.flatMap(\.statements).compactMap { statement -> Substring? in
      let words = statement.split(whereSeparator: \.isWhitespace)
      return words.starts(with: ["create", "table"]) && words[2].hasPrefix("trade") ? words[2] : nil
    }
    #expect(tables.count > 5)
    return try composition.house.database.read { connection in
      var counts: [String: Int] = [:]
      for table in tables {
        counts[String(table)] = try connection.one("select count(*) from \(table)") { try $0.int(0) }
      }
      return counts
    }
  }

  // MARK: Imports

  /// Brings a file to the import box; answers the address of its preview.
  func upload(_ name: String, _ bytes: [UInt8]) throws -> String {
    let reply = try client.post("/import", multipart: TestMultipart().file("file", name, bytes))
    #expect(reply.status == 303)
    return try #require(reply.headers["location"])
  }

  func upload(_ name: String, _ text: String) throws -> String { try upload(name, Array(text.utf8)) }

  /// Agrees to what the preview shows.
  @discardableResult
  func confirm(_ path: String) throws -> TestResponse {
    try client.post(path + "/confirm", form: [("fingerprint", fingerprint(path))])
  }

  func fingerprint(_ path: String) throws -> String {
    try #require(PageText.value(of: "fingerprint", in: get(path).text))
  }

  /// Does the jobs that are due, the recurring ones among them.
  func doJobs() throws {
    try composition.house.jobs.addRecurring()
    while try composition.house.jobs.runNext() {}
  }
}

/// Files that brokers gave.
enum Sample {
  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: House.root + "/Tests/BookTests/Fixtures/trades/" + name)))
  }
}

/// What a test reads off a page.
enum PageText {
  /// The value of a hidden field.
  static func value(of name: String, in html: String) -> String? {
    attribute("value", after: "name=\"\(name)\" ", in: html)
  }

  /// What the calendar says aloud of a day.
  static func spoken(_ day: String, in html: String) -> String? {
    attribute("aria-label", after: "data-day=\"\(day)\" ", in: html)
  }

  private static func attribute(_ name: String, after text: String, in html: String) -> String? {
    guard let start = html.firstRange(of: text + name + "=\"") else { return nil }
    return String(html[start.upperBound...].prefix { $0 != "\"" })
  }
}
