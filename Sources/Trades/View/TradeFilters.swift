import Base
import Design
import HTML
import Localization

/// The filters of the list: those that are on as chips, and the sheet that sets them.
struct TradeFilters {
  static let id = "filters"

  let words: Words
  let output: TradeListViewModel.Output

  private var names: TradeWords { TradeWords(words) }

  /// What is filtered by; following a chip takes it away.
  var chips: [Chip] {
    let filter = output.query.filter
    var chips: [Chip] = []
    func add(_ caption: String?, _ without: (inout TradeFilter) -> Void) {
      guard let caption else { return }
      chips.append(
        Chip(
          caption, href: output.query.changing(without).path,
          removeLabel: words("trades.filters.remove", .text(caption))))
    }
    add(filter.account.map { id in output.accounts.first { $0.id == id }?.account.name ?? "?" }) { $0.account = nil }
    add(filter.item.map { _ in output.item?.name ?? "?" }) { $0.item = nil }
    add(filter.tag) { $0.tag = nil }
    add(filter.kind.map(names.kind)) { $0.kind = nil }
    add(filter.from.map { words("trades.filters.fromDay", .text(words.day($0, .medium))) }) { $0.from = nil }
    add(filter.to.map { words("trades.filters.toDay", .text(words.day($0, .medium))) }) { $0.to = nil }
    add(filter.text) { $0.text = nil }
    add(filter.flaggedOnly ? words("trades.filters.flagged") : nil) { $0.flaggedOnly = false }
    add(filter.closingOnly ? words("trades.filters.closing") : nil) { $0.closingOnly = false }
    return chips
  }

  var sheet: Sheet {
    let filter = output.query.filter
    return Sheet(id: Self.id, words("trades.filters"), words: words) {
      form(.method("get"), .action(TradePaths.list), .class("stack")) {
        Field("q", words("trades.filters.text"), value: filter.text ?? "", hint: words("trades.filters.textHint"))
        FieldRow {
          Field("from", words("trades.filters.from"), .date, value: filter.from?.iso ?? "")
          Field("to", words("trades.filters.to"), .date, value: filter.to?.iso ?? "")
        }
        FieldRow {
          choice("account", names.name(.account), accounts, filter.account?.text)
          choice("item", names.name(.item), items, filter.item?.text)
        }
        FieldRow {
          choice("kind", names.name(.kind), kinds, filter.kind?.rawValue)
          choice("tag", names.name(.tags), tags, filter.tag)
        }
        Switch("flagged", words("trades.filters.flagged"), isOn: filter.flaggedOnly)
        Switch("closing", words("trades.filters.closing"), isOn: filter.closingOnly)
        div(.class("row")) {
          Button(words("trades.filters.clear"), .text, href: TradePaths.list)
          Button(words("trades.filters.show"), .primary)
        }
      }
    }
  }

  private func choice(_ name: String, _ caption: String, _ choices: [Choice], _ value: String?) -> Field {
    Field(name, caption, .choice([Choice("", words("trades.filters.all"))] + choices), value: value ?? "")
  }

  private var accounts: [Choice] { output.accounts.map { Choice($0.id.text, $0.account.name) } }

  /// The item filtered by is a choice also where there are too many to offer all.
  private var items: [Choice] {
    let missing = output.item.flatMap { item in output.items.contains { $0.id == item.id } ? nil : item }
    return (output.items + [missing].compactMap(\.self)).map { Choice($0.id.text, $0.name) }
  }

  private var kinds: [Choice] { TradeKind.allCases.map { Choice($0.rawValue, names.kind($0)) } }

  private var tags: [Choice] { output.tags.map { Choice($0, $0) } }
}
