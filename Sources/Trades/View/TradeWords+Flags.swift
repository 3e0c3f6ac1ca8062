import Localization

extension TradeWords {
  /// A sentence that says what is doubtful.
  func flag(_ flag: TradeFlag) -> String {
    switch flag {
    case .orderAmbiguous: words("trades.flag.orderAmbiguous")
    case .oversold: words("trades.flag.oversold")
    case .costUnknown: words("trades.flag.costUnknown")
    case .quantityZero: words("trades.flag.quantityZero")
    case .sideContradiction: words("trades.flag.sideContradiction")
    case .duplicateSplit: words("trades.flag.duplicateSplit")
    case .rateMissing: words("trades.flag.rateMissing")
    case .timeAmbiguous: words("trades.flag.timeAmbiguous")
    case .timeDoesNotExist: words("trades.flag.timeDoesNotExist")
    case .zoneAssumed: words("trades.flag.zoneAssumed")
    case .encodingReplaced: words("trades.flag.encodingReplaced")
    case .amountDiffers: words("trades.flag.amountDiffers")
    case .itemDoubtful: words("trades.flag.itemDoubtful")
    }
  }
}
