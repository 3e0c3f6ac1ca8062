import Accounts
import Base
import Book
import Design
import HTML
import HTTP
import Localization
import TestSupport
import Testing
import Trades

@testable import App

@Suite struct PageCacheTests {
  @Test func `a page that tells its version is drawn once for each version, address and look`() throws {
    let home = try Home()
    let drawn = Counter()
    let version = Counter()
    let screen = Screen(.get, "/kept", version: { _, _ in "\(version.value)" }) { _, _ in
      drawn.increment()
      return .page(Page("kept", bar: AppBar("kept"), place: nil) { p { "kept" } })
    }
    let drawing = PageDrawing(navigation: [], table: .embedded())
    let composition = home.composition
    let route = composition.route(screen, drawing, cache: ByteCache(limit: 1 << 20), samples: [:])
    let client = TestClient(
      .router(
        Site(
          router: Router([route]),
          middleware: [
            Gate(composition: composition, held: HeldRequests(house: composition.house), isLocal: true).middleware
          ])))
    func ask(_ target: String = "/kept", _ language: String = "ko") throws -> Int {
      let before = drawn.value
      #expect(try client.get(target, headers: ["accept-language": language]).status == 200)
      return drawn.value - before
    }
    #expect(try ask() == 1)
    #expect(try ask() == 0)
    #expect(try ask("/kept?month=2026-04") == 1)
    #expect(try ask("/kept", "th") == 1)
    #expect(try ask("/kept", "th") == 0)
    version.increment()
    #expect(try ask() == 1)
    #expect(try ask() == 0)
    var settings = try composition.visitor(language: .ko).settings
    settings.theme = .dark
    try composition.settings.change(to: settings, of: home.owner)
    #expect(try ask() == 1)
  }

  @Test func `a write changes the versions of the months that it touches, and of no other`() throws {
    let home = try Home()
    let book = try #require(home.composition.books.first)
    func versions() throws -> [Int] {
      try (3...6).map { try book.monthVersion(#require(CivilMonth(year: 2026, month: $0)), of: home.owner) }
    }
    try home.add(.buy, "2026-04-10", "10", at: "100")
    let before = try versions()
    let sale = try home.add(.sell, "2026-06-10", "5", at: "150")
    let after = try versions()
    #expect(after.prefix(3) == before.prefix(3))
    #expect(after[3] != before[3])
    // An earlier purchase at another price changes what the later sale came to.
    try home.add(.buy, "2026-03-10", "10", at: "50")
    let third = try versions()
    #expect(third[0] != after[0] && third[2] == after[2] && third[3] != after[3])
    try home.records.bin([sale.id], of: home.owner)
    #expect(try versions().prefix(3) == third.prefix(3))
  }

  @Test func `the month's page is never older than its records, the person's look or the day`() throws {
    let home = try Home()
    func page() throws -> String { try home.get("/?month=2026-04").text }
    let empty = try page()
    try home.add(.buy, "2026-04-10", "10", at: "100")
    try home.add(.sell, "2026-04-13", "5", at: "150")
    let full = try page()
    #expect(full != empty)
    #expect(try page() == full)
    #expect(full.contains(##"aria-current="date""##))
    home.clock.advance(seconds: 86_400)
    #expect(try page() != full)
    home.clock.advance(seconds: -86_400)
    #expect(try page() == full)
    var settings = try home.composition.visitor(language: .ko).settings
    settings.gainColours = .western
    try home.composition.settings.change(to: settings, of: home.owner)
    #expect(try page() != full)
    settings.gainColours = .korean
    settings.language = .vi
    try home.composition.settings.change(to: settings, of: home.owner)
    #expect(try page().contains(#"<html lang="vi""#))
  }

  @Test func `a page that has not changed is not sent again`() throws {
    let home = try Home()
    let tag = try #require(try home.get("/?month=2026-04").headers["etag"])
    #expect(try home.get("/?month=2026-04", headers: ["if-none-match": tag]).status == 304)
    try home.add(.memo, "2026-04-10", memo: "메모")
    #expect(try home.get("/?month=2026-04", headers: ["if-none-match": tag]).status == 200)
  }
}
