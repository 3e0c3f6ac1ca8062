import HTML
import Testing

@Suite struct EscapingTests {
  func written(_ fragment: HTML) -> String { String(decoding: fragment.bytes(), as: UTF8.self) }

  @Test func `text that looks like a tag stays text`() {
    #expect(written(p { "<script>alert(1)</script> & co" }) == "<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; co</p>")
  }

  @Test func `a quote in a value does not end the attribute`() {
    #expect(written(input(.value("\"><b>"))) == "<input value=\"&quot;&gt;&lt;b&gt;\">")
  }

  @Test func `void elements have no end tag and others always do`() {
    #expect(
      written(
        HTML {
          br(); img(.alt("")); div()
        }) == "<br><img alt=\"\"><div></div>")
  }

  @Test func `shapes of drawings end within their start`() {
    #expect(
      written(svg(.viewBox("0 0 1 1")) { path(.d("M0 0")) }) == "<svg viewBox=\"0 0 1 1\"><path d=\"M0 0\"/></svg>")
  }

  @Test func `a boolean attribute stands alone or not at all`() {
    #expect(written(input(.checked(), .disabled(false))) == "<input checked>")
    #expect(written(div(.hidden(false), .data("bare"))) == "<div data-bare></div>")
  }

  @Test func `a first line break in a text field is kept`() {
    #expect(written(textarea { "\nline" }) == "<textarea>\n\nline</textarea>")
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", " \t\njava\nscript:alert(1)", "\u{1}javascript:alert(1)",
    "vbscript:x", "data:text/html,<script>", "file:///etc/passwd", "blob:x",
  ])
  func `an address that could run a script leads nowhere`(address: String) {
    #expect(written(a(.href(address)) { "x" }) == "<a href=\"#\">x</a>")
    #expect(written(form(.action(address))) == "<form action=\"#\"></form>")
    #expect(written(div(.hxGet(address))) == "<div hx-get=\"#\"></div>")
  }

  @Test(arguments: [
    "/day/2026-11-24", "?tag=a:b", "#top", "https://example.org/a:b", "mailto:a@example.org", "a/b:c", "",
  ])
  func `an honest address stays`(address: String) {
    #expect(written(a(.href(address))) == "<a href=\"\(address)\"></a>")
  }

  @Test func `no text can break out of where it stands`() {
    var random = SplitMix(state: 20_261_130)
    let pieces = [
      "<", ">", "\"", "'", "&", "</p>", "<!--", "]]>", "\0", "\r\n", "한", "🇰🇷", "javascript:", " x=", "/", "`",
    ]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      let page = written(div(.class(text), .title(text), .data("x", text), .href(text)) { text })
      let inner = page.dropFirst("<div".count).dropLast("</div>".count).utf8
      #expect(inner.count { $0 == UInt8(ascii: "<") } == 0, "\(text)")
      #expect(inner.count { $0 == UInt8(ascii: ">") } == 1, "\(text)")
      let tag = inner.prefix { $0 != UInt8(ascii: ">") }
      #expect(tag.count { $0 == UInt8(ascii: "\"") } == (text.isEmpty ? 6 : 8), "\(text)")
      #expect(!inner.contains(0))
    }
  }
}

/// A small generator with a seed, so that a failure happens again.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
