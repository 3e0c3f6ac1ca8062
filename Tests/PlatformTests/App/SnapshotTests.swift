import Base
import HTTP
import Localization
import Store
import TestSupport
import Testing
import Trades

/// The pages of the house's rooms as files, so that a change of any of them is seen by who makes it.
@Suite struct SnapshotTests {
  /// What a person sees who brings a broker's file along.
  @Test(arguments: [Language.ko, .th])
  func `from the file to the month`(language: Language) throws {
    let home = try Home(language)
    let pages = Snapshots(language: language)
    try pages.check("month-empty", home.get("/"), isWhole: true)
    try pages.check("import", home.get("/import"))
    let path = try home.upload("kiwoom.csv", Sample.bytes("kiwoom_domestic.csv"))
    try pages.check("preview", home.get(path))
    try home.confirm(path)
    try pages.check("result", home.get(path))
    try pages.check("month", home.get("/?month=2025-08"))
    try pages.check("month-gross", home.get("/?month=2025-08&basis=gross"))
    try pages.check("year", home.get("/year/2025"))
    try pages.check("imports", home.get("/imports"))
  }

  @Test(arguments: [Language.ko, .th])
  func `a day, and what leads away from it`(language: Language) throws {
    let home = try Home(language)
    let pages = Snapshots(language: language)
    try home.add(.buy, "2026-04-01", "3", at: "1000", tags: ["장투"])
    let sale = try home.add(.sell, "2026-04-15", "1", at: "1500", tags: ["장투"], memo: "절반")
    try pages.check("day", home.get("/day/2026-04-15"))
    try pages.check("day-empty", home.get("/day/2026-04-16"))
    try pages.check("bin-empty", home.get("/bin"))
    try home.records.bin([sale.id], of: home.owner)
    try pages.check("bin", home.get("/bin"))
    try pages.check("erase", home.post("/bin/trades/erase", form: [("id", sale.id.text)]))
  }

  @Test(arguments: [Language.ko, .th])
  func `questions of the import`(language: Language) throws {
    let home = try Home(language)
    let pages = Snapshots(language: language)
    try pages.check("imports-empty", home.get("/imports"))
    let table = "체결일,구분,이름,얼마나,얼마에\n2026-04-01,삼,가나다,3,100\n2026-04-02,팜,가나다,1,150\n"
    try pages.check("mapping", home.get(home.upload("unknown.csv", table)))
    try pages.check("import-refused", home.get(home.upload("words.txt", "안녕하세요")))
    try home.confirm(home.upload("first.csv", Sample.bytes("first_version.csv")))
    let record = try #require(try home.records.list(TradeFilter(), of: home.owner).records.first)
    var trade = record.trade
    trade.memo = "고쳐 씀"
    try home.records.change(trade, version: record.version, of: home.owner)
    let list = try home.get("/imports").text
    let undo = try #require(list.firstMatch(of: #/action="(/imports/[^"]+/undo)"/#)?.1)
    try pages.check("undo", home.post(String(undo)))
  }

  @Test(arguments: [Language.ko, .th])
  func `from a book to its file`(language: Language) throws {
    let home = try Home(language)
    let pages = Snapshots(language: language)
    let begun = try home.post("/export", form: [("book", "trades"), ("format", "csv")])
    let path = try #require(begun.headers["location"])
    try pages.check("export-writing", home.get(path))
    try home.doJobs()
    try pages.check("export-ready", home.get(path))
    try pages.check("export", home.get("/export"))
    home.clock.advance(seconds: Staging.lifetime)
    try pages.check("export-gone", home.get(path))
  }

  @Test(arguments: [Language.ko, .th])
  func `settings and errors`(language: Language) throws {
    let home = try Home(language)
    let pages = Snapshots(language: language)
    try pages.check("settings", home.get("/settings"))
    try pages.check("settings-wrong", home.post("/settings"))
    for status in [Status.notFound, .methodNotAllowed, .contentTooLarge, .targetTooLong, .unprocessableContent] {
      try pages.check("error-\(status.code)", home.asking { throw HTTPError(status) })
    }
    struct Broken: Error {}
    try pages.check("error-500", home.asking { throw Broken() })
  }
}

/// The snapshots of one language.
private struct Snapshots {
  let language: Language

  /// Holds a page against its file: what is in `main`, or all of it.
  func check(_ name: String, _ page: TestResponse, isWhole: Bool = false) throws {
    let folder = House.root + "/Tests/PlatformTests/Snapshots"
    let text = isWhole ? page.text : main(page.text)
    let lines = text.replacing("><", with: ">\n<").replacing(#/\.[0-9a-f]{12,}\./#, with: ".")
    let difference = try Golden.difference(lines + "\n", from: "\(folder)/\(name).\(language.tag).html")
    if let difference { Issue.record("\(difference)") }
  }

  private func main(_ text: String) -> String {
    guard let start = text.firstRange(of: "<main"), let end = text.firstRange(of: "</main>") else { return text }
    return String(text[start.lowerBound..<end.upperBound])
  }
}
