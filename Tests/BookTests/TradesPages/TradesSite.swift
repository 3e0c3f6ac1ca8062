import App
import Base
import Book
import HTTP
import Localization
import Store
import TestSupport
import Testing
import Trades

/// A house of its own with one person, asked without a socket.
final class TradesSite {
  private let place: TestPlace
  let composition: Composition
  let client: TestClient
  let owner: ID
  let records: RecordsService
  let accounts: AccountsService
  let account: ID

  /// A site in a language and zone, with one account.
  init(_ language: Language = .ko, zone: String = "Asia/Seoul", currency: Currency = .krw) throws {
    place = try TestPlace(for: Composition.migrations)
    composition = try Composition(
      place: StorePlace(place), clock: FixedClock(TestStore.noon), ids: CountingIDs(), machineZone: Zone(named: zone))
    owner = try composition.visitor(language: language).owner
    records = RecordsService(composition.house)
    accounts = AccountsService(composition.house)
    account = try accounts.create(.init(name: "Main", currency: currency), of: owner).id
    client = TestClient(.router(composition.site(SiteOptions())))
    client.headers["accept-language"] = language.tag
  }

  deinit {
    composition.close()
  }

  @discardableResult
  func add(
    _ kind: TradeKind, _ time: TradeTime, _ quantity: Int? = nil, at price: Int? = nil, item: String = "ABC",
    change: (inout Trade) -> Void = { _ in }
  ) throws -> TradeRecord {
    var trade = Trade(
      id: records.newID(), account: account, kind: kind, time: time, item: item, currency: .usd,
      quantity: quantity.map { Amount($0) }, price: price.map { Amount($0) })
    change(&trade)
    return try records.add(trade, of: owner)
  }

  /// What lies in the list, newest first.
  func stored() throws -> [TradeRecord] { try records.list(TradeFilter(), of: owner).records }
}

/// The fields of a form as a browser would send them if nobody touched it.
enum SentForm {
  static func fields(of page: String, id: String = "record") throws -> [(String, String)] {
    let start = try #require(page.firstRange(of: " id=\"\(id)\""))
    let end = try #require(page[start.upperBound...].firstRange(of: "</form>"))
    let form = String(page[start.upperBound..<end.lowerBound])
    var fields: [(String, String)] = []
    for match in form.matches(of: #/<(?<tag>input|select|textarea)(?<rest>[^>]*)>/#) {
      let rest = String(match.rest)
      guard let name = attribute("name", rest) else { continue }
      switch match.tag {
      case "input":
        let isChoice = ["radio", "checkbox"].contains(attribute("type", rest))
        if !isChoice || rest.contains(" checked") { fields.append((name, attribute("value", rest) ?? "")) }
      case "textarea":
        let text = form[match.range.upperBound...].prefix { $0 != "<" }
        fields.append((name, plain(String(text)).replacing("\n", with: "\r\n")))
      default:
        let options = form[match.range.upperBound...].prefix(upTo: "</select>")
        let chosen = options.matches(of: #/<option(?<rest>[^>]*)>/#).map { String($0.rest) }
        let value = (chosen.first { $0.contains(" selected") } ?? chosen.first).flatMap { attribute("value", $0) }
        fields.append((name, value ?? ""))
      }
    }
    return fields
  }

  private static func attribute(_ name: String, _ text: String) -> String? {
    guard let start = text.firstRange(of: " \(name)=\"") else { return nil }
    return plain(String(text[start.upperBound...].prefix { $0 != "\"" }))
  }

  private static func plain(_ text: String) -> String {
    text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
  }
}

extension Substring {
  fileprivate func prefix(upTo end: String) -> Substring {
    firstRange(of: end).map { self[..<$0.lowerBound] } ?? self
  }
}
