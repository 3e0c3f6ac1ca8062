import Base
import Book
import Localization

/// The bin of trade records.
struct TradesBin: Bin {
  let service: RecordsService

  func binned(of owner: ID, words: Words) throws -> [BinnedRecord] {
    try service.binned(of: owner).map { record in
      BinnedRecord(
        id: record.id, title: TradeWords(words).title(record.trade), detail: TradeWords(words).detail(record.trade),
        day: record.day, binnedAt: record.binnedAt ?? record.createdAt)
    }
  }

  func restore(_ ids: [ID], of owner: ID) throws { try service.restore(ids, of: owner) }

  func erase(_ ids: [ID], of owner: ID) throws { try service.erase(ids, of: owner) }

  func empty(binnedBefore moment: Instant) throws -> Int { try service.empty(binnedBefore: moment) }
}
