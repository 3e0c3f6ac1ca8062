package import Base

/// One figure of the statistics by its name.
package struct StatisticLine: Equatable, Sendable {
  /// The names, in the order in which they are listed.
  package enum Name: String, CaseIterable, Sendable {
    case closings, gains, losses, realized, gained, lost, fees, taxes
    case winRate = "win_rate"
    case profitFactor = "profit_factor"
    case payoff, expectancy
    case averageGain = "average_gain"
    case averageLoss = "average_loss"
    case best, worst
    case longestGains = "longest_gains"
    case longestLosses = "longest_losses"
    case drawdown
    case drawdownFrom = "drawdown_from"
    case drawdownTo = "drawdown_to"
  }

  /// What a figure is.
  package enum Value: Equatable, Sendable {
    case count(Int)
    case money(Amount?)
    case ratio(Rate?)
    case day(CivilDay?)
  }

  package var name: Name
  package var currency: Currency
  package var value: Value

  /// The figure as JSON: exact where it is money or a count, to six digits where it is a ratio.
  package var json: JSON {
    let (text, unit): (String?, String) =
      switch value {
      case .count(let count): (String(count), "count")
      case .money(let amount): (amount?.text, currency.code)
      case .ratio(let rate): (rate?.text(digits: 6), "ratio")
      case .day(let day): (day?.iso, "day")
      }
    return [
      "id": .string("\(name.rawValue) \(currency.code)"), "name": .string(name.rawValue), "value": .string(text),
      "unit": .string(unit), "currency": .string(currency.code),
    ]
  }
}

extension Stats {
  /// All figures, one by one.
  package var lines: [StatisticLine] {
    StatisticLine.Name.allCases.map { StatisticLine(name: $0, currency: currency, value: value(of: $0)) }
  }

  private func value(of name: StatisticLine.Name) -> StatisticLine.Value {
    switch name {
    case .closings: .count(count)
    case .gains: .count(gains)
    case .losses: .count(losses)
    case .realized: .money(total)
    case .gained: .money(gained)
    case .lost: .money(lost)
    case .fees: .money(fees)
    case .taxes: .money(taxes)
    case .winRate: .ratio(winRate)
    case .profitFactor: .ratio(profitFactor)
    case .payoff: .ratio(payoff)
    case .expectancy: .money(expectancy)
    case .averageGain: .money(averageGain)
    case .averageLoss: .money(averageLoss)
    case .best: .money(best?.realized)
    case .worst: .money(worst?.realized)
    case .longestGains: .count(longestGains)
    case .longestLosses: .count(longestLosses)
    case .drawdown: .money(drawdown)
    case .drawdownFrom: .day(drawdownFrom)
    case .drawdownTo: .day(drawdownTo)
    }
  }
}
