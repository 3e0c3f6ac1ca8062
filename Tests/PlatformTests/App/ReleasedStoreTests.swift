import Accounts
import App
import Base
import Book
import Foundation
import Localization
import Store
import TestSupport
import Testing
import Trades

/// Stores as released versions wrote them, each beside what it held.
///
/// `NANAL_RECORD=1` keeps the store of the present version when there is none yet; what is kept is never written anew.
@Suite struct ReleasedStoreTests {
  private static let folder = House.root + "/Tests/PlatformTests/Fixtures/released"
  private static let versions = TestFolder.names(in: folder).filter { $0.hasSuffix(".sqlite") }.map { $0.dropLast(7) }
  private static let isRecording = ProcessInfo.processInfo.environment["NANAL_RECORD"] != nil

  @Test(.only(.sqlite, "what was released is kept as a file"), arguments: versions)
  func `a store of a released version opens with all that was in it`(version: Substring) throws {
    let store = try Data(contentsOf: URL(filePath: "\(Self.folder)/\(version).sqlite"))
    let home = try Home(store: [UInt8](store))
    let held = try String(contentsOf: URL(filePath: "\(Self.folder)/\(version).json"), encoding: .utf8)
    #expect(try home.exported() == held)
    let settings = try home.composition.visitor(language: .en).settings
    #expect(settings.language == .vi && settings.textSize == 135 && settings.zone.name == "Europe/Paris")
    #expect(try home.records.binned(of: home.owner).count == 1)
    #expect(try home.composition.books.flatMap { try $0.checks(of: home.owner) }.allSatisfy(\.ok))
    // What it has seen of files it still knows.
    let page = try home.get(home.upload("kiwoom.csv", Sample.bytes("kiwoom_domestic.csv"))).text
    #expect(PageText.value(of: "fingerprint", in: page) == nil)
  }

  @Test(
    .only(.sqlite, "what was released is kept as a file"),
    .enabled(if: isRecording && !versions.contains(Substring(Version.text)), "only when a version is recorded"))
  func `the store of this version is kept`() throws {
    let home = try Home()
    try home.confirm(home.upload("kiwoom.csv", Sample.bytes("kiwoom_domestic.csv")))
    try home.addEveryKind()
    let gone = try home.add(.memo, "2026-04-10", memo: "버린 메모")
    try home.records.bin([gone.id], of: home.owner)
    var settings = try home.composition.visitor(language: .vi).settings
    (settings.textSize, settings.zone) = (135, try Zone(named: "Europe/Paris"))
    try home.composition.settings.change(to: settings, of: home.owner)
    let held = try home.exported()
    try FileManager.default.createDirectory(atPath: Self.folder, withIntermediateDirectories: true)
    try Data(home.closed()).write(to: URL(filePath: "\(Self.folder)/\(Version.text).sqlite"))
    try Data(held.utf8).write(to: URL(filePath: "\(Self.folder)/\(Version.text).json"))
  }
}

extension Home {
  /// Adds a record of each kind, with all that it may have.
  fileprivate func addEveryKind() throws {
    let accounts = AccountsService(composition.house)
    let here = try accounts.first(of: owner, named: "주식")
    let there = try accounts.create(.init(name: "Depot", currency: .usd, method: .fifo, allowsShorts: true), of: owner)
    let zone = try Zone(named: "Asia/Seoul")
    for (index, kind) in TradeKind.allCases.enumerated() {
      let moment = Moment(instant: TestStore.noon.adding(seconds: index * 3600), zone: zone)
      var trade = Trade(
        id: composition.house.ids.next(), account: here.id, kind: kind,
        time: index.isMultiple(of: 2) ? TradeTime(moment: moment) : TradeTime(day: zone.day(of: moment.instant)),
        item: kind == .memo ? "" : "나날전자", currency: .krw)
      trade.code = "000100"
      trade.isin = "KR7000100008"
      trade.quantity = Amount(10)
      trade.price = try Amount(canonical: "1234.5")
      trade.amount = try Amount(canonical: "12345")
      trade.fee = try Amount(canonical: "0.12")
      trade.tax = try Amount(canonical: "3")
      trade.tags = ["장투", "배당"]
      trade.memo = "기록 \(kind.rawValue)"
      trade.setup = "돌파"
      trade.stop = Amount(1000)
      trade.target = Amount(2000)
      if kind == .split { (trade.new, trade.old) = (Amount(5), Amount(1)) }
      if kind == .exchange { (trade.paidCurrency, trade.rate) = (.usd, Amount(1300)) }
      if kind == .transferOut { trade.to = there.id }
      try records.add(trade, of: owner)
    }
  }
}
