import Base

/// The search index on its way from a store to another, whose engine may keep it in another form.
struct SearchCopy {
  /// How many records go in one transaction of the target.
  private static let batch = 500

  /// Adds all that `source` finds to the target, and says how it was.
  func copy(
    from source: any Database, in view: any Connection, to target: any Database
  ) throws -> RowsDigest {
    var digest = RowsDigest()
    var entries: [SearchEntry] = []
    func send() throws {
      try target.write { transaction in try target.search.add(entries, in: transaction) }
      entries.removeAll(keepingCapacity: true)
    }
    try source.search.each(in: view) { entry in
      digest.add(Self.row(entry, digest.count))
      entries.append(entry)
      if entries.count == Self.batch { try send() }
    }
    if !entries.isEmpty { try send() }
    return digest
  }

  /// What an index finds, and in which order.
  func digest(of database: any Database, in view: any Connection) throws -> RowsDigest {
    var digest = RowsDigest()
    try database.search.each(in: view) { entry in digest.add(Self.row(entry, digest.count)) }
    return digest
  }

  /// An entry with its place among all; engines may keep the tokens of a piece in another order, and each once.
  private static func row(_ entry: SearchEntry, _ place: Int) -> [Value] {
    [
      .int(place), .id(entry.owner), .text(entry.book), .id(entry.record), .int(entry.weight), .day(entry.day),
    ] + entry.pieces.map { .text(Set($0).sorted().joined(separator: " ")) }
  }
}
