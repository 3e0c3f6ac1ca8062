import Foundation
import HTTP
import Testing

@Suite struct AssetFilesTests {
  @Test(arguments: [
    "app.css", "app.js", "htmx.js", "chart.js", "icon.svg", "icon-180.png", "icon-512.png", "changelog.md",
    "licences.json",
  ])
  func `each file that the shell names is built into the program`(name: String) throws {
    let table = AssetTable.embedded()
    let asset = try #require(table[name])
    #expect(asset.content.count > 100)
    #expect(table.path(name) != nil)
  }

  @Test func `the script is whole and evaluates nothing`() throws {
    let script = String(decoding: try #require(AssetTable.embedded()["app.js"]).content.bytes, as: UTF8.self)
    for word in ["startCalendar()", "startLive()", "startCharts()"] { #expect(script.contains(word)) }
    for word in ["eval(", "new Function", "\nimport ", "\nexport "] { #expect(!script.contains(word)) }
  }

  @Test func `the style sheet has every layer in its order and every text size`() throws {
    let style = String(decoding: try #require(AssetTable.embedded()["app.css"]).content.bytes, as: UTF8.self)
    #expect(style.hasPrefix("@layer tokens, base, layout, components, screens;"))
    for size in [112, 124, 135, 160, 190, 235, 275, 310] { #expect(style.contains("[data-text=\"\(size)\"]")) }
  }
}
