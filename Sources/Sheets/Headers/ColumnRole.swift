/// What a column of a table of trades means.
package enum ColumnRole: String, Sendable, CaseIterable {
  /// Day and time in one cell.
  case at
  case day, time, kind, item, code, quantity, price, amount, fee, tax, currency, tag, memo
}
