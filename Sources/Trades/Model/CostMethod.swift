/// Which cost a sale takes from what is held.
package enum CostMethod: String, CaseIterable, Hashable, Sendable {
  /// The moving average of all that is held.
  case average
  /// The oldest lots first.
  case fifo
  /// The newest lots first.
  case lifo
  /// The dearest lots first; for a short position those sold cheapest.
  case hifo
  /// The lots that the record names, then the oldest.
  case chosen

  /// The methods that need nothing from the owner, in the order in which pages list them.
  package static let automatic: [CostMethod] = [.average, .fifo, .lifo, .hifo]
}
