import Base
import Store

/// Writes one owner's records; what follows from them is Derivation's business.
struct RecordWriter {
  let transaction: any Transaction
  let owner: ID
  private let insertRecord: any Statement
  private let insertPlain: any Statement
  private let insertTag: any Statement
  let tags: TagRepository

  init(_ transaction: any Transaction, owner: ID, tags: TagRepository) throws {
    self.transaction = transaction
    self.owner = owner
    insertRecord = try transaction.prepare(RecordColumns.insert)
    insertPlain = try transaction.prepare(RecordColumns.insertPlain)
    insertTag = try transaction.prepare("insert into trade_record_tag (record, tag, position) values ($1, $2, $3)")
    self.tags = tags
  }

  func insert(_ record: TradeRecord) throws {
    let place = Place.text(of: record.trade, on: record.day)
    if RecordColumns.isPlain(record) {
      try insertPlain.queue(RecordColumns.plainValues(record, owner: owner, place: place))
    } else {
      try insertRecord.queue(RecordColumns.values(record, owner: owner, place: place))
    }
    try insertParts(of: record)
  }

  func update(_ record: TradeRecord) throws {
    try transaction.queue(
      RecordColumns.update,
      RecordColumns.values(record, owner: owner, place: Place.text(of: record.trade, on: record.day)))
    try deleteParts(of: record.id)
    try insertParts(of: record)
  }

  /// Writes only what follows from other records.
  func updateDerived(_ record: TradeRecord) throws {
    let closing = record.closing
    try transaction.queue(
      """
      update trade_record set closed = $3, gross = $4, closing_fees = $5, closing_taxes = $6, realized = $7,
      flags = $8, ambiguous_methods = $9, flat = $10 where id = $1 and owner = $2
      """,
      [
        .uuid(record.id), .uuid(owner), .amount(closing?.quantity), .amount(closing?.gross), .amount(closing?.fees),
        .amount(closing?.taxes), .amount(closing?.realized), .int(record.flags.rawValue),
        .int(record.doubtfulMethods.rawValue), .bool(record.leavesNothing),
      ])
  }

  /// Puts a record on another day.
  func move(_ record: TradeRecord) throws {
    try setPlace(Place.text(of: record.trade, on: record.day), of: record)
  }

  /// Puts a record on its day, at a place that another record would have had.
  func setPlace(_ place: String, of record: TradeRecord) throws {
    try transaction.queue(
      "update trade_record set day = $3, place = $4 where id = $1 and owner = $2",
      [.uuid(record.id), .uuid(owner), .day(record.day), .text(place)])
  }

  /// Puts a record into the bin, or takes it out.
  func setBinned(_ id: ID, at moment: Instant?) throws {
    try transaction.queue(
      "update trade_record set binned_at = $3 where id = $1 and owner = $2",
      [.uuid(id), .uuid(owner), .instant(moment)])
  }

  /// Lets a record belong to another import.
  func setImport(_ id: ID, of record: ID) throws {
    try transaction.queue(
      "update trade_record set import = $3 where id = $1 and owner = $2", [.uuid(record), .uuid(owner), .uuid(id)])
  }

  func delete(_ id: ID) throws {
    try transaction.queue("delete from trade_record where id = $1 and owner = $2", [.uuid(id), .uuid(owner)])
    try deleteParts(of: id)
  }

  private func insertParts(of record: TradeRecord) throws {
    for (position, tag) in record.trade.tags.enumerated() {
      try insertTag.queue([.uuid(record.id), .uuid(tags.id(of: tag)), .int(position)])
    }
    for (position, lot) in record.trade.chosen.enumerated() {
      try transaction.queue(
        "insert into trade_record_lot (record, position, opening, quantity) values ($1, $2, $3, $4)",
        [.uuid(record.id), .int(position), .uuid(lot.record), .amount(lot.quantity)])
    }
    for (position, file) in record.attachments.enumerated() {
      try transaction.queue(
        "insert into trade_attachment (record, position, hash, name, type, size) values ($1, $2, $3, $4, $5, $6)",
        [.uuid(record.id), .int(position), .text(file.hash), .text(file.name), .text(file.type), .int(file.size)])
    }
  }

  private func deleteParts(of id: ID) throws {
    for table in ["trade_record_tag", "trade_record_lot", "trade_attachment"] {
      try transaction.queue("delete from \(table) where record = $1", [.uuid(id)])
    }
  }
}
