import HTML
import Testing

@Suite struct BuilderTests {
  func written(_ fragment: HTML) -> String { String(decoding: fragment.bytes(), as: UTF8.self) }

  @Test(arguments: [true, false])
  func `conditions, loops and missing parts build what they say`(isLong: Bool) {
    let missing: HTML? = nil
    let list = ul(.class("list", isLong ? "long" : nil)) {
      for name in ["a", "b"] { li { name } }
      if isLong { li { "c" } } else { li { "-" } }
      missing
    }
    let expected =
      isLong
      ? "<ul class=\"list long\"><li>a</li><li>b</li><li>c</li></ul>"
      : "<ul class=\"list\"><li>a</li><li>b</li><li>-</li></ul>"
    #expect(written(list) == expected)
  }

  @Test func `classes of a group join and a later attribute wins`() {
    let fragment = div(.class("a"), .id("one"), .group([.class("b"), .id("two"), nil]))
    #expect(written(fragment) == "<div class=\"a b\" id=\"two\"></div>")
  }

  @Test func `equal fragments are equal and unequal ones are not`() {
    #expect(p(.class("a")) { "x" } == p(.class("a")) { "x" })
    #expect(p { "x" } != p { "y" })
    #expect(p(.id("a")) != div(.id("a")))
    #expect(div(.data("label", "a")) != div(.aria("label", "a")))
  }

  @Test func `a frozen fragment writes what it wrote before`() {
    let fragment = p(.title("\"")) { "<" }
    #expect(div { fragment.frozen() }.bytes() == div { fragment }.bytes())
  }

  @Test func `a page begins with its document type`() {
    #expect(
      String(decoding: html(.lang("ko")).document(), as: UTF8.self) == "<!doctype html>\n<html lang=\"ko\"></html>\n")
  }

  @Test func `the readable form has a line for each element`() {
    let fragment = ul {
      li { "a" }
      li {
        "b "
        b { "c" }
      }
    }
    #expect(fragment.pretty() == "<ul>\n  <li>a</li>\n  <li>\n    b \n    <b>c</b>\n  </li>\n</ul>\n")
  }
}
