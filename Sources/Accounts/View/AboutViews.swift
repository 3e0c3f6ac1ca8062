import Base
import Design
import HTML
import Localization

/// Draws what changed from version to version.
struct NewsView {
  let words: Words

  func page(_ releases: [About.Release]) -> Page {
    Page(
      words("accounts.news"), bar: AppBar(words("accounts.news"), back: (words("accounts.back"), "/settings")),
      place: "settings", width: .medium, classes: "stack loose"
    ) {
      if words.language != .en { p(.class("ink-2")) { words("accounts.news.language") } }
      for (index, release) in releases.enumerated() {
        section(.class("news"), .lang("en"), .aria("labelledby", "release-\(index)")) {
          h2(.id("release-\(index)")) { release.version }
          for sentence in release.lead { p { drawn(sentence) } }
          ul { for change in release.changes { li { drawn(change) } } }
        }
      }
    }
  }

  /// A line of the changelog: its code stays code, and a link to a document keeps its words alone.
  private func drawn(_ line: String) -> HTML {
    let plain = line.replacing(#/\[([^\]]+)\]\([^)]*\)/#) { String($0.1) }
    return HTML {
      for (index, part) in plain.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
        index.isMultiple(of: 2) ? HTML.text(String(part)) : code { String(part) }
      }
    }
  }
}

/// Draws the licence of every library, folded.
struct LicencesView {
  let words: Words

  func page(_ libraries: [About.Library]) -> Page {
    Page(
      words("accounts.licences"), bar: AppBar(words("accounts.licences"), back: (words("accounts.back"), "/settings")),
      place: "settings", width: .medium
    ) {
      p(.class("ink-2")) { words("accounts.licences.text") }
      div(.class("stack"), .lang("en")) {
        for library in libraries {
          Disclosure(library.name, trailing: .text(library.version), isCard: true) {
            pre(.class("licence")) { library.licence }
          }
        }
      }
    }
  }
}

/// Draws whom to ask, and what to send along.
struct ContactView {
  let words: Words

  func page(_ about: About) -> Page {
    let lines = [
      (words("accounts.version"), about.version), (words("accounts.contact.engine"), about.engine),
      (words("accounts.language"), words.language.tag),
    ]
    let text = lines.map { $0.0 + ": " + $0.1 }.joined(separator: "\n")
    return Page(
      words("accounts.contact"), bar: AppBar(words("accounts.contact"), back: (words("accounts.back"), "/settings")),
      place: "settings", width: .medium
    ) {
      p { words("accounts.contact.text") }
      PartSection(words("accounts.contact.details"), id: "details") {
        Card { Stats(lines.map { line in Stat(line.0) { .text(line.1) } }) }
      }
      div(.class("row")) {
        Button(words("accounts.contact.mail"), .primary, href: mail("Nanal " + about.version, text))
      }
    }
  }

  /// A letter without an address: only the person knows who runs their house.
  private func mail(_ subject: String, _ text: String) -> String {
    "mailto:?subject=\(PercentCoding.encode(subject))&body=\(PercentCoding.encode("\n\n" + text))"
  }
}
