import Base
import Localization

/// What the demo's investor writes, in their language.
struct DemoWords {
  private let words: Words

  init(_ words: Words) { self.words = words }

  var wonAccount: String { words("trades.demo.account.won") }
  var dollarAccount: String { words("trades.demo.account.dollar") }
  var firstDeposit: String { words("trades.demo.note.firstDeposit") }
  var gift: String { words("trades.demo.note.gift") }
  var noTimes: String { words("trades.demo.note.noTimes") }
  var today: String { words("trades.demo.note.today") }

  /// The tag of a reason for buying or selling.
  func tag(_ reason: DemoHolding.Order.Reason) -> String? {
    switch reason {
    case .start: nil
    case .more: words("trades.demo.tag.scaleIn")
    case .saving: words("trades.demo.tag.monthly")
    case .profit: words("trades.demo.tag.profit")
    case .loss: words("trades.demo.tag.stop")
    case .patience: words("trades.demo.tag.timeUp")
    }
  }

  /// A sentence beside some of the records.
  func note(_ reason: DemoHolding.Order.Reason, _ random: inout DemoRandom) -> String {
    let keys: [WordKey] =
      switch reason {
      case .start: ["trades.demo.note.breakout", "trades.demo.note.support", "trades.demo.note.results"]
      case .more: ["trades.demo.note.plan", "trades.demo.note.dip"]
      case .saving: []
      case .profit: ["trades.demo.note.target", "trades.demo.note.half"]
      case .loss: ["trades.demo.note.stop", "trades.demo.note.late"]
      case .patience: ["trades.demo.note.slow"]
      }
    return keys.randomElement(using: &random).map { words.text($0, []) } ?? ""
  }

  /// A thought without a trade.
  func thought(_ random: inout DemoRandom) -> String {
    let keys: [WordKey] = [
      "trades.demo.thought.wait", "trades.demo.thought.size", "trades.demo.thought.rest", "trades.demo.thought.review",
    ]
    return keys.randomElement(using: &random).map { words.text($0, []) } ?? ""
  }

  var items: [DemoItem] {
    let chips = words("trades.demo.tag.chips")
    let swing = words("trades.demo.tag.swing")
    let long = words("trades.demo.tag.long")
    return [
      won(words("trades.demo.item.chips"), "990010", 58_200, 190, .swing(budget: 1_300_000), [swing, chips]),
      won(words("trades.demo.item.energy"), "990020", 24_650, 230, .swing(budget: 900_000), [swing]),
      won(words("trades.demo.item.air"), "990030", 18_340, 200, .swing(budget: 700_000), [swing]),
      won(words("trades.demo.item.games"), "990040", 41_300, 260, .swing(budget: 800_000), [swing]),
      won(words("trades.demo.item.foods"), "990050", 132_500, 140, .swing(budget: 1_100_000), []),
      won(words("trades.demo.item.fund"), "990200", 33_150, 90, .saving(budget: 500_000, fractions: false), [long]),
      won(words("trades.demo.item.bio"), "990060", 51_400, 240, .byHand, [words("trades.demo.tag.day")]),
      dollar("Orchard Vale", "ORVL", 8412, 210, .swing(budget: 120_000), [swing]),
      dollar("Lumen Harbor", "LMHB", 3675, 260, .swing(budget: 90_000), [swing, chips]),
      dollar("Tandem Broad 500", "TNDB", 41_230, 90, .saving(budget: 30_000, fractions: true), [long]),
      dollar("Pinegrove Systems", "PNGR", 28_940, 160, .saving(budget: 60_000, fractions: false), [long], splits: true),
    ]
  }

  private func won(
    _ name: String, _ code: String, _ price: Int, _ swing: Int, _ habit: DemoItem.Habit, _ tags: [String]
  ) -> DemoItem {
    DemoItem(name: name, code: code, currency: .krw, firstPrice: price, swing: swing, habit: habit, tags: tags)
  }

  private func dollar(
    _ name: String, _ code: String, _ price: Int, _ swing: Int, _ habit: DemoItem.Habit, _ tags: [String],
    splits: Bool = false
  ) -> DemoItem {
    DemoItem(
      name: name, code: code, currency: .usd, firstPrice: price, swing: swing, habit: habit, tags: tags,
      splits: splits)
  }
}
