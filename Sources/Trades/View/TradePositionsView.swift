import Base
import Design
import HTML
import Localization

/// Draws what is held, and what was held once.
struct TradePositionsView {
  let words: Words

  func page(_ output: TradePositionsViewModel.Output) -> Page {
    Page(words("trades.positions.title"), bar: AppBar(words("trades.positions.title")), place: "trades") {
      TradeTabs(words: words, current: .positions)
      div(.class("stack loose"), .id("positions"), .data("live", "trades")) {
        if output.open.isEmpty { empty }
        for positions in output.open { open(positions, isAlone: output.open.count == 1) }
        if !output.closed.isEmpty {
          PartSection(words("trades.positions.closed"), id: "closed") { div(.class("stack")) { closed(output.closed) } }
        }
      }
    }
  }

  private func open(_ positions: TradePositionsViewModel.CurrencyPositions, isAlone: Bool) -> PartSection {
    let title = words("trades.positions.open")
    return PartSection(
      isAlone ? title : title + " · " + positions.currency.code, id: "open-" + positions.currency.code
    ) {
      div(.class("stack")) {
        Design.Stats([
          Stat(words("trades.positions.cost")) { Money(words.money(positions.cost, positions.currency)) },
          Stat(words("trades.positions.items")) { words.number(positions.lines.count) },
        ])
        for line in positions.lines { self.line(line) }
      }
    }
  }

  private func line(_ line: TradePositionsViewModel.Line) -> Disclosure {
    let position = line.position
    let currency = line.item.currency
    return Disclosure(
      line.item.name, trailing: Money(words.money(position.cost, currency)).html, isCard: true
    ) {
      div(.class("stack")) {
        if position.costUnknown { FlagNote(words("trades.positions.costUnknown")) }
        Design.Stats([
          Stat(words("trades.positions.quantity")) { words.quantity(position.quantity) },
          Stat(words("trades.positions.average")) { Money(words.price(shown(line.average, currency), currency)) },
          Stat(words("trades.positions.side")) {
            position.side == .long ? words("trades.positions.long") : words("trades.positions.short")
          },
          Stat(words("trades.positions.account")) { line.account },
        ])
        lots(line)
        p { a(.href(records(line.item))) { words("trades.positions.records") } }
      }
    }
  }

  private func lots(_ line: TradePositionsViewModel.Line) -> DataTable {
    DataTable(
      label: words("trades.positions.lots", .text(line.item.name)),
      columns: [
        .init(words("trades.positions.day")), .init(words("trades.positions.quantity"), isNumber: true),
        .init(words("trades.positions.price"), isNumber: true),
      ],
      rows: line.position.lots.map { lot in
        .init([
          a(.href(TradePaths.record(lot.record))) { words.day(lot.day, .medium) }, .text(words.quantity(lot.quantity)),
          Money(words.price(shown(lot.price, line.item.currency), line.item.currency)).html,
        ])
      })
  }

  private func closed(_ closed: [TradePositionsViewModel.CurrencyClosed]) -> HTML {
    HTML {
      for part in closed {
        p(.class("row spread")) {
          span(.class("subtitle3")) { part.currency.code }
          delta(part.realized, part.currency)
        }
        List(isBoxed: true, part.items.map { line($0) })
      }
    }
  }

  private func line(_ closed: ReportsService.ClosedItem) -> ListRow {
    ListRow(
      closed.item.name, href: records(closed.item),
      sub: words(
        "trades.positions.until", .count(closed.closings), .text(words.day(closed.lastDay, .medium))),
      value: delta(closed.realized, closed.item.currency).html)
  }

  private func delta(_ amount: Amount, _ currency: Currency) -> Delta {
    Delta(words.signedMoney(amount, currency), Sign(signum: amount.signum))
  }

  private func records(_ item: TradeItem) -> String { TradePaths.list + "?item=" + item.id.text }

  /// An average has many digits; two more than the currency's say enough.
  private func shown(_ price: Amount, _ currency: Currency) -> Amount {
    (try? price.rounded(to: currency.minorDigits + 2, .halfEven)) ?? price
  }

  private var empty: EmptyState {
    EmptyState(.emptyList, words("trades.positions.empty"), text: words("trades.positions.empty.text")) {
      Button(words("trades.add"), .primary, icon: .plus, href: TradePaths.new)
    }
  }
}
