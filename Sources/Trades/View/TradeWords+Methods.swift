import Localization

extension TradeWords {
  /// The sentences of all flags of a record, in the order of the closed list.
  func sentences(_ flags: FlagSet) -> [String] { flags.flags.map(flag) }

  /// A cost method by its name.
  func name(_ method: CostMethod) -> String {
    switch method {
    case .average: words("trades.method.average")
    case .fifo: words("trades.method.fifo")
    case .lifo: words("trades.method.lifo")
    case .hifo: words("trades.method.hifo")
    case .chosen: words("trades.method.chosen")
    }
  }
}
