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
    let toast = NoticeCookie.toast(in: request)
    if let toast { page.toast = toast.html }
    let response = Response.html(shell(for: visitor).document(page), status)
    return toast == nil ? response : response.setting(NoticeCookie.removing)
  }

  func shell(for visitor: Visitor) -> Shell {
    Shell(
      words: visitor.words, look: Look(visitor.settings), assets: assets,
      places: navigation.map { place($0, visitor.words) }, menu: menu.map { place($0, visitor.words) },
      events: "/events", person: visitor.owner.text)
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
