package import Base

/// What tells items apart: code (or name) and currency, so that shares in won and in dollars never mix.
package struct ItemKey: Hashable, Sendable {
  /// The code; the trimmed name where there is none.
  package let item: String
  package let currency: Currency

  package init(code: String?, name: String, currency: Currency) {
    if let code, !code.isEmpty {
      item = code
    } else {
      item = Text.name(name)
    }
    self.currency = currency
  }
}

extension ItemKey: Comparable {
  package static func < (left: ItemKey, right: ItemKey) -> Bool {
    (left.item, left.currency.code) < (right.item, right.currency.code)
  }
}
