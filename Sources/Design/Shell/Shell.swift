package import HTML
package import Localization

/// What all pages stand in: head, navigation, bar, content and messages.
package struct Shell: Sendable {
  let words: Words
  let look: Look
  let assets: AssetPaths
  let places: [Place]
  let menu: [Place]
  let events: String?
  let person: String?
  let lock: Lock?

  /// When the screen locks itself.
  package struct Lock: Sendable {
    let idleSeconds: Int
    let whenHidden: Bool

    /// After so many seconds without a touch (zero: never), and perhaps as soon as the page is hidden.
    package init(idleSeconds: Int, whenHidden: Bool) {
      self.idleSeconds = idleSeconds
      self.whenHidden = whenHidden
    }
  }

  /// A shell for one person, whose name on this device is `person`.
  ///
  /// `menu` are the small rooms that only the side menu leads to, and `events` is the address of the stream that tells
  /// pages what changed.
  package init(
    words: Words, look: Look, assets: AssetPaths, places: [Place], menu: [Place] = [], events: String? = nil,
    person: String? = nil, lock: Lock? = nil
  ) {
    self.words = words
    self.look = look
    self.assets = assets
    self.places = places
    self.menu = menu
    self.events = events
    self.person = person
    self.lock = lock
  }

  /// The whole document.
  package func document(_ page: Page) -> [UInt8] { fragment(page).document() }

  /// The whole document as a fragment, for snapshots.
  package func fragment(_ page: Page) -> HTML {
    html(.lang(words.language.tag), look.attributes) {
      metadata(page)
      body(
        .data("charts", assets.charts), .data("failed", words("design.failed")),
        .data("remove", words("design.remove", .text("{}"))), events.map { .data("events", $0) },
        person.map { .data("person", $0) }, .data("seen-words", words("design.seen", .text("{}"))),
        .data("outbox-waiting", words("design.outbox.waiting")), .data("outbox-sent", words("design.outbox.sent")),
        .data("outbox-refused", words("design.outbox.refused")), .data("outbox-open", words("design.outbox.open")),
        lock.map { .data("lock-idle", String($0.idleSeconds)) }, .data("lock-hidden", lock?.whenHidden == true)
      ) {
        Icon.sprite
        a(.class("skip"), .href("#main")) { words("design.skip") }
        frame(page)
        div(.class("toasts"), .id("toasts"), .role("status"), .aria("live", "polite")) { page.toast }
        if !page.isAlone {
          SideMenu(groups: [Navigation.overflow(places), menu], current: page.place, words: words)
        }
        page.overlays
      }
    }
  }

  private func frame(_ page: Page) -> HTML {
    div(.class("shell"), .data("bare", page.isBare)) {
      if !page.isAlone { Navigation(places: places, current: page.place, words: words) }
      div(.class("page")) {
        page.bar
        main(
          .class("main", page.width.rawValue, page.classes), .id("main"), .tabindex(-1),
          page.live.map { .data("live", $0) }
        ) { page.content }
        footer(.class("page-foot")) { LanguageLink(words: words) }
        page.foot
      }
    }
  }

  private func metadata(_ page: Page) -> HTML {
    head {
      meta(.charset("utf-8"))
      meta(.name("viewport"), .content("width=device-width, initial-scale=1, viewport-fit=cover"))
      meta(.name("color-scheme"), .content("light dark"))
      meta(.name("htmx-config"), .content(#"{"includeIndicatorStyles":false,"allowEval":false,"historyCacheSize":0}"#))
      title { page.title + " · " + words("design.name") }
      link(.rel("icon"), .type("image/svg+xml"), .href(assets.icon))
      link(.rel("apple-touch-icon"), .href(assets.touchIcon))
      link(.rel("manifest"), .href("/manifest.webmanifest"))
      link(.rel("stylesheet"), .href(assets.style))
      script(src: assets.htmx, module: false)
      script(src: assets.script)
    }
  }
}
