import Base
import Design
import HTML
import Localization

/// The file and line that a record was read from.
struct TradeSource: Component {
  let words: Words
  let origin: TradeOrigin

  var html: HTML {
    p(.class("origin")) {
      Icon.file
      span {
        words("trades.record.origin", .text(origin.file), .count(origin.line)) + " "
        a(.href("/imports")) { words("trades.record.imports") }
      }
    }
  }
}
