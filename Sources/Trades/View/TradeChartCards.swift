import Base
import Design
import HTML
import Localization

/// The charts of one currency, each with its table.
struct TradeChartCards {
  let words: Words
  let charts: TradeChartsViewModel.CurrencyCharts
  let grouping: Grouping
  /// Whether there is no other currency from which headings must tell this one.
  let isAlone: Bool

  private var currency: Currency { charts.currency }

  var profit: ChartCard {
    ChartCard(
      titled(profitTitle), id: id("profit"), kind: .bars, words: words,
      summary: p(.class("subtitle2")) { delta(charts.total.realized) }, spoken: spokenProfit,
      columns: [columnName, words("trades.charts.realized")],
      rows: charts.bars.map { bar in
        .init(name(bar.day), tick: tick(bar.day), [bar.closings == 0 ? none : signed(bar.realized)])
      },
      total: .init(words("trades.charts.total"), [signed(charts.total.realized)]))
  }

  /// What else the days came to.
  var sums: Design.Stats {
    let names = TradeWords(words)
    return Design.Stats([
      Stat(words("trades.charts.income")) { Money(words.money(charts.total.income, currency)) },
      Stat(words("trades.charts.bought")) { Money(words.money(charts.total.bought, currency)) },
      Stat(names.kind(.fee)) { Money(words.money(charts.total.fees, currency)) },
      Stat(names.kind(.tax)) { Money(words.money(charts.total.taxes, currency)) },
    ])
  }

  var items: ChartCard {
    pie(words("trades.charts.items"), "items", charts.items, first: words("trades.charts.item"))
  }

  var tags: ChartCard {
    pie(words("trades.charts.tags"), "tags", charts.tags, first: words("trades.charts.tag"))
  }

  private func pie(_ title: String, _ part: String, _ purchases: Purchases, first: String) -> ChartCard {
    ChartCard(
      titled(title), id: id(part), kind: .pie, words: words,
      summary: span(.class("body4 ink-3")) { words("trades.charts.bought") },
      spoken: spoken(title, purchases), columns: [first, words("trades.charts.bought"), words("trades.charts.share")],
      rows: purchases.parts.map { part in
        .init(
          name(part.name),
          [
            .init(words.money(part.amount, currency), value: part.amount.text),
            .init(words.percent(part.share), value: part.share.text(digits: 4)),
          ])
      },
      total: .init(
        words("trades.charts.total"),
        [.init(words.money(purchases.total, currency), value: purchases.total.text), .init("", value: "")]))
  }

  private func titled(_ title: String) -> String { isAlone ? title : title + " · " + currency.code }

  private func id(_ part: String) -> String { "c-\(part)-\(currency.code)" }

  private func delta(_ amount: Amount) -> Delta {
    Delta(words.signedMoney(amount, currency), Sign(signum: amount.signum))
  }

  private func signed(_ amount: Amount) -> ChartCard.Figure {
    .init(words.signedMoney(amount, currency), value: amount.text, sign: Sign(signum: amount.signum))
  }

  /// Nothing closed is not the same as nothing gained.
  private var none: ChartCard.Figure { .init("–", value: "0") }

  private var profitTitle: String {
    switch grouping {
    case .week: words("trades.charts.profit.week")
    case .month: words("trades.charts.profit.month")
    case .year: words("trades.charts.profit.year")
    default: words("trades.charts.profit.day")
    }
  }

  private var columnName: String {
    switch grouping {
    case .week: words("trades.charts.by.week")
    case .month: words("trades.charts.by.month")
    case .year: words("trades.charts.by.year")
    default: words("trades.charts.by.day")
    }
  }

  private func name(_ day: CivilDay) -> String {
    switch grouping {
    case .week: words("trades.charts.week", .text(day.isoWeek.text), .text(words.day(day, .monthDay)))
    case .month: words.month(day.civilMonth)
    case .year: words.year(day.year)
    default: words.day(day, .monthDayWeekday)
    }
  }

  private func tick(_ day: CivilDay) -> String {
    switch grouping {
    case .week: "W\(day.isoWeek.week)"
    case .month: words.monthName(day.month, .short)
    case .year: words.year(day.year)
    default: words.day(day, .dayOnly)
    }
  }

  private func name(_ name: Purchases.Part.Name) -> String {
    switch name {
    case .named(let name): name
    case .untagged: words("trades.charts.untagged")
    case .others(let count): words("trades.charts.others", .count(count))
    }
  }

  private var spokenProfit: String {
    func text(_ bar: TradeChartsViewModel.Bar) -> [WordArgument] {
      [.text(name(bar.day)), .text(words.signedMoney(bar.realized, currency))]
    }
    return
      ([profitTitle] + [charts.best.map { words.text("trades.charts.best", text($0)) }].compactMap(\.self)
      + [charts.worst.map { words.text("trades.charts.worst", text($0)) }].compactMap(\.self)).joined(separator: ". ")
  }

  private func spoken(_ title: String, _ purchases: Purchases) -> String {
    guard let largest = purchases.parts.first else { return title }
    return words(
      "trades.charts.largest", .text(title), .text(name(largest.name)), .text(words.percent(largest.share)))
  }
}
