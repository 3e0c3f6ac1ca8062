import Accounts
import Base
import Book
import Design
import HTML
import HTTP
import Localization

/// Draws pages: the shell around what a screen shows, with the person's look.
struct PageDrawing: Sendable {
  let navigation: [NavigationEntry]
  let menu: [NavigationEntry]
  let assets: AssetPaths

  init(navigation: [NavigationEntry], menu: [NavigationEntry] = [], table: AssetTable) {
    self.navigation = navigation
    self.menu = menu
    assets = AssetPaths { table.path($0) ?? "/assets/" + $0 }
  }

  /// The whole document, with the notice that an action before it has left.
  func response(_ page: Page, _ status: Status, for visitor: Visitor, _ request: Request) -> Response {
    var page = page
    // Who is not in sees no rooms.
    if visitor.isGuest { page.isAlone = true }
    let toast = NoticeCookie.toast(in: request)
    if let toast { page.toast = toast.html }
    let response = Response.html(shell(for: visitor, lock: request.signedIn?.lock).document(page), status)
    return toast == nil ? response : response.setting(NoticeCookie.removing)
  }

  func shell(for visitor: Visitor, lock: AppLock? = nil) -> Shell {
    Shell(
      words: visitor.words, look: Look(visitor.settings), assets: assets,
      places: visitor.isGuest ? [] : navigation.map { place($0, visitor.words) },
      menu: visitor.isGuest ? [] : menu.map { place($0, visitor.words) }, events: visitor.isGuest ? nil : "/events",
      person: visitor.isGuest ? nil : visitor.owner.text,
      lock: visitor.isGuest
        ? nil : lock.map { Shell.Lock(idleSeconds: $0.idleSeconds, whenHidden: $0.closesWhenHidden) })
  }

  private func place(_ entry: NavigationEntry, _ words: Words) -> Place {
    Place(
      id: entry.id, words.text(entry.title, []), icon: Icon(rawValue: entry.icon) ?? .file, href: entry.path,
      isTool: !entry.onPhone)
  }
}

extension Look {
  init(_ settings: Settings) {
    self.init(
      theme: Theme(rawValue: settings.theme.rawValue) ?? .system,
      gain: settings.gainColours == .korean ? .korean : .western,
      text: TextSize(rawValue: settings.textSize) ?? .normal)
  }
}
