import Design
import HTML
import Localization
import Testing

@Suite struct ShellTests {
  func page(_ look: Look = Look(), _ language: Language = .ko, places: Int = 3, toast: Toast? = nil) -> String {
    let words = Words(language)
    let entries = (0..<places).map { Place(id: "p\($0)", "Place \($0)", icon: .list, href: "/p\($0)", isTool: $0 > 1) }
    let shell = Shell(
      words: words, look: look, assets: AssetPaths { "/assets/" + $0 }, places: entries, events: "/events")
    let page = Page("Title", bar: AppBar("Title"), place: "p1", toast: toast) { p { "content" } }
    return String(decoding: shell.document(page), as: UTF8.self)
  }

  @Test func `the person's look stands on the document for the style sheet to read`() {
    let plain = page()
    #expect(plain.contains("<html lang=\"ko\">"))
    let chosen = page(Look(theme: .dark, gain: .western, text: .accessible2), .zhHant)
    #expect(chosen.contains("<html lang=\"zh-Hant\" data-theme=\"dark\" data-gain=\"west\" data-text=\"235\">"))
  }

  @Test func `a page has one main part, one heading of the first level and a way to skip to it`() {
    let html = page()
    #expect(html.split(separator: "<h1").count == 2)
    #expect(html.split(separator: "<main").count == 2)
    #expect(html.contains("<a class=\"skip\" href=\"#main\">"))
  }

  @Test func `nothing runs or styles itself within the page`() {
    let html = page()
    #expect(!html.contains("style="))
    #expect(!html.contains("<style"))
    for start in html.ranges(of: "<script") {
      #expect(html[start.upperBound...].prefix(80).contains("src=\"/assets/"))
    }
  }

  @Test func `the current place is told to those who do not see it`() {
    #expect(page().contains("<a href=\"/p1\" aria-current=\"page\">"))
  }

  @Test func `a phone has the books in its tab bar and the tools behind more`() throws {
    // Of six places the last four are tools.
    let html = page(places: 6)
    #expect(html.ranges(of: "<li class=\"wide-only").count == 4)
    let menu = html[try #require(html.firstRange(of: "id=\"menu\"")).lowerBound...]
    for place in 2..<6 { #expect(menu.contains("href=\"/p\(place)\"")) }
    #expect(!menu.contains("href=\"/p1\""))
  }

  @Test func `every page leads to the languages under the name of the present one, and a lone one to nothing else`() {
    #expect(page(places: 1).contains("aria-label=\"언어: 한국어\""))
    let words = Words(.en)
    let shell = Shell(words: words, look: Look(), assets: AssetPaths { $0 }, places: [])
    let alone = Page("Title", bar: AppBar("Title"), place: nil, isAlone: true) { HTML() }
    let html = String(decoding: shell.document(alone), as: UTF8.self)
    #expect(html.contains("aria-label=\"Language: English\""))
    #expect(!html.contains("<nav"))
  }

  @Test func `a toast stands in a live region and posts its undo`() {
    let html = page(toast: Toast("Deleted", action: Toast.Action("Undo", post: "/undo", fields: [("id", "7")])))
    #expect(html.contains("role=\"status\" aria-live=\"polite\"><div class=\"toast\" data-toast>"))
    #expect(html.contains("<form method=\"post\" action=\"/undo\"><input type=\"hidden\" name=\"id\" value=\"7\">"))
  }

  @Test(arguments: Language.allCases)
  func `every page of the gallery draws in every language`(language: Language) {
    let words = Words(language)
    let shell = Shell(words: words, look: Look(), assets: AssetPaths { "/assets/" + $0 }, places: [])
    for (name, page) in Gallery.pages(words) {
      let html = String(decoding: shell.document(page), as: UTF8.self)
      #expect(html.contains("</html>"), "\(name)")
      #expect(duplicateIDs(html) == [], "\(name)")
    }
  }

  private func duplicateIDs(_ html: String) -> [Substring] {
    let ids = html.ranges(of: " id=\"").map { html[$0.upperBound...].prefix { $0 != "\"" } }
    return Dictionary(grouping: ids) { $0 }.filter { $0.value.count > 1 }.map(\.key)
  }
}
