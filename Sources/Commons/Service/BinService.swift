import Base
import Book
import Localization
import Store

/// The bin over all books: what was deleted, for thirty days.
struct BinService: Sendable {
  /// How long a deleted record can be brought back, in days.
  static let days = 30

  let house: House
  let books: [any Book]

  /// A book's deleted records, the last deleted first.
  struct Shelf: Equatable {
    let book: String
    let title: WordKey
    let records: [BinnedRecord]
  }

  func shelves(of visitor: Visitor) throws -> [Shelf] {
    try books.compactMap { book in
      guard let bin = book.bin else { return nil }
      let records = try bin.binned(of: visitor.owner, words: visitor.words)
      return records.isEmpty ? nil : Shelf(book: book.id, title: book.title, records: records)
    }
  }

  func bin(of book: String) -> (any Bin)? { books.first { $0.id == book }?.bin }

  func registerJobs(every period: Int) {
    house.jobs.register("commons.bin", every: period) { [clock = house.clock, books] _, _ in
      let limit = clock.now().adding(seconds: -Self.days * 86_400)
      let erased = try books.reduce(0) { $0 + (try $1.bin?.empty(binnedBefore: limit) ?? 0) }
      return ["erased": .number(String(erased))]
    }
  }
}
