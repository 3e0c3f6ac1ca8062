/// Flags of a record, as one whole number in its row.
package struct FlagSet: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package init(_ flags: some Sequence<TradeFlag>) {
    rawValue = flags.reduce(0) { $0 | 1 << $1.place }
  }

  package mutating func insert(_ flag: TradeFlag) { self = union([flag]) }

  package func contains(_ flag: TradeFlag) -> Bool { rawValue & 1 << flag.place != 0 }

  private func union(_ flags: [TradeFlag]) -> FlagSet { union(FlagSet(flags)) }

  /// In the order of the closed list.
  package var flags: [TradeFlag] { TradeFlag.allCases.filter(contains) }
}

extension TradeFlag {
  /// Its place in a stored set: fixed for ever.
  fileprivate var place: Int {
    switch self {
    case .orderAmbiguous: 0
    case .oversold: 1
    case .costUnknown: 2
    case .quantityZero: 3
    case .sideContradiction: 4
    case .duplicateSplit: 5
    case .rateMissing: 6
    case .timeAmbiguous: 7
    case .timeDoesNotExist: 8
    case .zoneAssumed: 9
    case .encodingReplaced: 10
    case .amountDiffers: 11
    case .itemDoubtful: 12
    }
  }
}

/// Cost methods, as one whole number in a row.
package struct MethodSet: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package init(_ methods: some Sequence<CostMethod>) {
    rawValue = methods.reduce(0) { $0 | 1 << $1.place }
  }

  package var methods: [CostMethod] { CostMethod.allCases.filter { rawValue & 1 << $0.place != 0 } }
}

extension CostMethod {
  /// Its place in a stored set: fixed for ever.
  fileprivate var place: Int {
    switch self {
    case .average: 0
    case .fifo: 1
    case .lifo: 2
    case .hifo: 3
    case .chosen: 4
    }
  }
}
