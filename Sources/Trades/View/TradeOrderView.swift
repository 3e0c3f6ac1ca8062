import Base
import Design
import HTML
import Localization

/// Puts the records of an item and day into the order in which they happened.
struct TradeOrderView: Component {
  let words: Words
  let day: CivilDay
  /// The record whose page this is.
  let record: ID
  let places: [TradeRecordViewModel.Output.Place]

  var html: HTML {
    PartSection(words("trades.order"), id: "order") {
      p(.class("body4 ink-2")) { words("trades.order.text") }
      List(
        places.map { place in
          let rows = TradeRowView(words: words)
          let title = TradeWords(words).kind(place.row.record.trade.kind) + " " + rows.quantity(place.row.record.trade)
          return ListRow(title, sub: place.row.time.map { words.time($0) }) {
            step(.up, words("trades.order.up", .text(title)), place.up)
            step(.down, words("trades.order.down", .text(title)), place.down)
          }
        })
    }.html
  }

  private func step(_ icon: Icon, _ label: String, _ order: [ID]?) -> HTML {
    guard let order else { return HTML() }
    return form(.method("post"), .action(TradePaths.order(of: day))) {
      input(.type("hidden"), .name("record"), .value(record.text))
      for id in order { input(.type("hidden"), .name("id"), .value(id.text)) }
      IconButton(icon, label: label, isQuiet: true, .type("submit"))
    }
  }
}
