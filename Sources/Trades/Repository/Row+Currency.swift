import Base
import Store

extension Row {
  /// The column's currency, kept as its code.
  func currency(_ index: Int) throws(StoreError) -> Currency {
    guard let currency = Currency(code: try text(index)) else { throw unreadable(index, "no currency") }
    return currency
  }

  /// The column's currency, or nil.
  func optionalCurrency(_ index: Int) throws(StoreError) -> Currency? {
    isNull(index) ? nil : try currency(index)
  }
}
