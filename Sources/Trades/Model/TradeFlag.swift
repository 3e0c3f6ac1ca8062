/// A doubt about a record that the owner should see; the closed list.
package enum TradeFlag: String, CaseIterable, Hashable, Sendable {
  case orderAmbiguous = "order_ambiguous"
  case oversold
  case costUnknown = "cost_unknown"
  case quantityZero = "quantity_zero"
  case sideContradiction = "side_contradiction"
  case duplicateSplit = "duplicate_split"
  case rateMissing = "rate_missing"
  case timeAmbiguous = "time_ambiguous"
  case timeDoesNotExist = "time_does_not_exist"
  case zoneAssumed = "zone_assumed"
  case encodingReplaced = "encoding_replaced"
  case amountDiffers = "amount_differs"
  case itemDoubtful = "item_doubtful"
}
