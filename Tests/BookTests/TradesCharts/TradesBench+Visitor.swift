import Base
import Book
import Localization
import TestSupport
import Testing

@testable import Trades

extension TradesBench {
  /// The bench's owner, on a spring day in Seoul.
  func visitor(_ language: Language) -> Visitor {
    Visitor(
      owner: owner, settings: Settings(language: language), words: Words(language),
      now: Moment(instant: store.clock.now(), zone: .utc))
  }
}
