import App
import Base
import Book
import Foundation
import HTTP
import Localization
import Store
import TestSupport
import Testing

@Suite struct AboutTests {
  @Test func `the newest version of the changelog is the first that the page tells of`() throws {
    let page = try Home().get("/settings/news").text
    let changelog = try String(contentsOfFile: House.root + "/CHANGELOG.md", encoding: .utf8)
    let newest = try #require(changelog.firstMatch(of: #/(?m)^## (.+)$/#)?.1)
    #expect(page.contains("<h2 id=\"release-0\">\(newest)</h2>"))
    let lines = changelog.split(separator: "\n").filter { $0.hasPrefix("- ") }
    #expect(page.ranges(of: "<li>").count >= lines.count)
    for line in lines {
      let start = line.dropFirst(2).prefix { !"`['".contains($0) }
      #expect(start.isEmpty || page.contains(start), "\(line)")
    }
    for mark in ["`", "](", "## "] { #expect(!page.contains(mark)) }
  }

  @Test(arguments: ["SQLite", "GNU libmicrohttpd", "zlib", "libsodium", "libfido2", "Chart.js", "htmx", "Swift"])
  func `the licence of each library can be read in full`(library: String) throws {
    let page = try Home().get("/settings/licences").text
    let start = try #require(page.firstRange(of: "<summary>\(library)<"), "\(library)").upperBound
    let text = page[start...].prefix(4000)
    #expect(text.contains("<pre class=\"licence\">"))
    #expect(text.lowercased().contains("licen") || text.lowercased().contains("copyright"))
  }

  @Test func `a question can be mailed with what helps to answer it, and nothing of the records`() throws {
    let page = try Home(.en).get("/settings/contact").text
    let link = try #require(page.firstMatch(of: #/href="(mailto:\?[^"]+)"/#)?.1)
    #expect(link.contains(TestPlace.engine == .sqlite ? "SQLite" : "PostgreSQL") && link.contains("Version"))
  }
}

@Suite struct LanguageTests {
  @Test(arguments: Language.allCases)
  func `a language is chosen by its own name, and the way leads back`(language: Language) throws {
    let home = try Home(.en)
    let page = try home.get("/language", headers: ["referer": "http://localhost/year/2025?x=1"]).text
    #expect(page.contains(">\(language.ownName)</button>"))
    #expect(PageText.value(of: "back", in: page) == "/year/2025?x=1")
    let reply = try home.post("/language", form: [("language", language.rawValue), ("back", "/year/2025?x=1")])
    #expect(reply.headers["location"] == "/year/2025?x=1")
    #expect(try home.get("/").text.contains("<html lang=\"\(language.tag)\""))
    // The browser remembers it for pages before anybody has signed in.
    #expect(reply.headers["set-cookie"]?.hasPrefix("nanal-language=\(language.rawValue);") == true)
    let guest = try Home(.en).get("/", headers: ["cookie": "nanal-language=\(language.rawValue)"])
    #expect(guest.text.contains("<html lang=\"\(language.tag)\""))
  }

  @Test(arguments: ["https://evil.example/x", "//evil.example", "/\\evil.example", "javascript:alert(1)", "", "x"])
  func `nobody is led to another house`(back: String) throws {
    let reply = try Home().post("/language", form: [("language", "en"), ("back", back)])
    #expect(reply.headers["location"] == "/")
  }

  @Test func `a language that is none is refused, and the present one stays`() throws {
    let home = try Home(.th)
    #expect(try home.post("/language", form: [("language", "xx")]).status == 422)
    #expect(try home.get("/").text.contains("<html lang=\"th\""))
  }
}
