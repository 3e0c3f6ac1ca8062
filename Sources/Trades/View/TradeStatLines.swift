import Base
import Design
import HTML
import Localization

/// The lines of statistics: name, meaning, figure.
struct TradeStatLines {
  let words: Words
  let stats: Stats

  var quality: [ListRow] {
    [
      line(
        words("trades.stats.closings"), words("trades.stats.closings.text"),
        words("trades.stats.closings.value", .count(stats.count), .count(stats.gains), .count(stats.losses))),
      line(
        words("trades.stats.winRate"), words("trades.stats.winRate.text"),
        stats.winRate.map { words.percent($0) }),
      line(
        words("trades.stats.profitFactor"), words("trades.stats.profitFactor.text"), stats.profitFactor.map(ratio)),
      line(words("trades.stats.payoff"), words("trades.stats.payoff.text"), stats.payoff.map(ratio)),
      line(words("trades.stats.expectancy"), words("trades.stats.expectancy.text"), stats.expectancy, isSigned: true),
    ]
  }

  var sizes: [ListRow] {
    [
      line(words("trades.stats.averageGain"), words("trades.stats.averageGain.text"), stats.averageGain),
      line(words("trades.stats.averageLoss"), words("trades.stats.averageLoss.text"), stats.averageLoss),
      extreme(words("trades.stats.best"), stats.best),
      extreme(words("trades.stats.worst"), stats.worst),
      line(words("trades.stats.fees"), words("trades.stats.fees.text"), stats.fees),
      line(words("trades.stats.taxes"), words("trades.stats.taxes.text"), stats.taxes),
    ]
  }

  var risk: [ListRow] {
    [
      line(
        words("trades.stats.gainStreak"), words("trades.stats.gainStreak.text"),
        words("trades.stats.inARow", .count(stats.longestGains))),
      line(
        words("trades.stats.lossStreak"), words("trades.stats.lossStreak.text"),
        words("trades.stats.inARow", .count(stats.longestLosses))),
      line(words("trades.stats.drawdown"), drawdown, stats.drawdown),
    ]
  }

  private func line(_ name: String, _ meaning: String, _ value: String?) -> ListRow {
    ListRow(name, sub: meaning, value: .text(value ?? "–"))
  }

  private func line(_ name: String, _ meaning: String, _ amount: Amount?, isSigned: Bool = false) -> ListRow {
    guard let amount else { return line(name, meaning, nil as String?) }
    guard isSigned else { return line(name, meaning, words.money(amount, stats.currency)) }
    return ListRow(name, sub: meaning, value: delta(amount).html)
  }

  /// The closing that gained or lost most leads to its record.
  private func extreme(_ name: String, _ closing: Stats.Line?) -> ListRow {
    guard let closing else { return line(name, "", nil as String?) }
    return ListRow(
      name, href: TradePaths.record(closing.record), sub: words.day(closing.day), value: delta(closing.realized).html)
  }

  private func delta(_ amount: Amount) -> Delta {
    Delta(words.signedMoney(amount, stats.currency), Sign(signum: amount.signum))
  }

  private func ratio(_ rate: Rate) -> String {
    (try? rate.amount()).map { words.number($0, digits: 2) } ?? rate.text(digits: 2)
  }

  private var drawdown: String {
    guard let to = stats.drawdownTo else { return words("trades.stats.drawdown.text") }
    let from = stats.drawdownFrom.map { words.day($0, .medium) } ?? words("trades.stats.drawdown.start")
    return words("trades.stats.drawdown.text") + " "
      + words("trades.stats.drawdown.days", .text(from), .text(words.day(to, .medium)))
  }
}
