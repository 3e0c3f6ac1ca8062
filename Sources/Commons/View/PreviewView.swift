import Base
import Book
import Design
import HTML
import Localization

/// Draws what an import would do, before anything is stored.
struct PreviewView {
  let words: Words

  func page(_ output: PreviewViewModel.Output) -> Page {
    let path = "/import/" + output.token.text
    return Page(
      words("commons.import.preview"), bar: AppBar(words("commons.import"), back: (words("commons.back"), "/import")),
      place: "import", width: .medium, isBare: true, classes: "columns aside", foot: foot(output, path)
    ) {
      div(.class("stack")) {
        file(output)
        if output.hasChanged { Banner(.doubt) { words("commons.import.changed") } }
        if output.added > 0 { Banner(.calm) { words("commons.import.calm") } }
        filters(output, path)
        lines(output)
        if output.hasMore {
          p(.class("ink-2")) { words("commons.import.more", .count(PreviewViewModel.shown)) }
        }
      }
      aside(.class("stack")) {
        counts(output)
        if output.counts.contains(where: { $0.state == .inBin }) || output.addsBinned { binned(output, path) }
        settings(output, path)
        if output.isMapped { columns(path) }
      }
    }
  }

  private func file(_ output: PreviewViewModel.Output) -> HTML {
    let sub = output.formatName + ", " + words.bytes(output.size)
    return List(
      isBoxed: true,
      [
        ListRow(output.fileName, icon: .file, sub: sub) {
          Button(words("commons.import.other"), .text, href: "/import")
        }
      ]
    ).html
  }

  private func filters(_ output: PreviewViewModel.Output, _ path: String) -> HTML {
    ChipStrip(label: words("commons.import.filter")) {
      Chip(words("commons.import.all"), href: path, isCurrent: output.filter == nil)
      for count in output.counts {
        Chip(
          StateWords(words).name(count.state) + " " + words.number(count.lines),
          href: path + "?state=" + count.state.rawValue, isCurrent: output.filter == count.state)
      }
    }.html
  }

  private func lines(_ output: PreviewViewModel.Output) -> HTML {
    ul(.class("list"), .aria("label", words("commons.import.lines"))) {
      for line in output.lines {
        li(.class("list-row")) {
          span(.class("line-no")) {
            span(.class("visually-hidden")) { words("commons.import.line", .count(line.line)) }
            span(.aria("hidden", true)) { String(line.line) }
          }
          span(.class("grow")) {
            span(.class("title")) { line.title }
            if !line.detail.isEmpty { span(.class("sub")) { line.detail } }
            for note in line.notes { FlagNote(note) }
          }
          span(.class("end state"), .data("state", StateWords.mark(line.state))) {
            StateWords.icon(line.state)
            StateWords(words).name(line.state)
          }
        }
      }
    }
  }

  private func counts(_ output: PreviewViewModel.Output) -> HTML {
    section(.class("card"), .aria("labelledby", "counts")) {
      h2(.id("counts"), .class("body3 ink-2")) { words("commons.import.willAdd") }
      p(.class("big")) { words.number(output.added) }
      Ledger(
        output.counts.filter { $0.state != .added }.map { count in
          Ledger.Line(StateWords(words).name(count.state)) { words.number(count.lines) }
        }
          + (output.flagged > 0
            ? [Ledger.Line(words("commons.import.toCheck")) { words.number(output.flagged) }] : [])
          + [
            Ledger.Line(words("commons.import.encoding"), isRuled: true) { output.encoding.uppercased() },
            Ledger.Line(words("commons.import.zone")) { output.zone ?? "–" },
            Ledger.Line(words("commons.import.account")) { output.account ?? "–" },
          ])
    }
  }

  private func binned(_ output: PreviewViewModel.Output, _ path: String) -> HTML {
    form(.method("post"), .action(path + "/options"), .class("card stack")) {
      p(.class("body4")) { words("commons.import.binned") }
      input(.type("hidden"), .name("binned"), .value(output.addsBinned ? "leave" : "again"))
      Button(words(output.addsBinned ? "commons.import.binned.leave" : "commons.import.binned.again"))
    }
  }

  private func settings(_ output: PreviewViewModel.Output, _ path: String) -> HTML {
    Disclosure(words("commons.import.settings"), isCard: true, isOpen: output.unknownZone != nil) {
      form(.method("post"), .action(path + "/options"), .class("stack")) {
        Field("account", words("commons.import.account"), value: output.account ?? "")
        Field(
          "zone", words("commons.import.zone"), value: output.unknownZone ?? output.zone ?? "",
          hint: words("commons.import.zone.hint"),
          error: output.unknownZone.map { words("commons.error.zone", .text($0)) })
        Button(words("commons.import.again"))
      }
    }.html
  }

  private func columns(_ path: String) -> HTML {
    form(.method("post"), .action(path + "/options")) {
      input(.type("hidden"), .name("columns"), .value("again"))
      Button(words("commons.mapping.again"))
    }
  }

  private func foot(_ output: PreviewViewModel.Output, _ path: String) -> HTML {
    ActionBar(label: words("commons.actions")) {
      Button(words("commons.cancel"), href: "/import")
      if output.added > 0 {
        form(.method("post"), .action(path + "/confirm"), .id("confirm"), .data("guard")) {
          input(.type("hidden"), .name("fingerprint"), .value(output.fingerprint))
        }
        Button(words("commons.import.confirm", .count(output.added)), .primary, .form("confirm"))
      } else {
        Button(words("commons.toCalendar"), .primary, href: "/")
      }
    }.html
  }
}
