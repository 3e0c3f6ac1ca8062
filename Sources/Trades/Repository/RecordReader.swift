import Base
import Store

/// Reads one owner's records.
struct RecordReader {
  let connection: any Connection
  let owner: ID
  private let zones = Zones()

  init(_ connection: any Connection, owner: ID) {
    self.connection = connection
    self.owner = owner
  }

  /// A record, whether or not it is in the bin.
  func record(_ id: ID) throws -> TradeRecord? {
    try records("where r.id = $1 and r.owner = $2", [.uuid(id), .uuid(owner)]).first
  }

  /// The records that a condition names, with all their parts.
  func records(_ condition: String, _ values: [Value]) throws -> [TradeRecord] {
    var answer: [TradeRecord] = []
    try each(condition, values) { answer.append($0) }
    return answer
  }

  /// Hands over the records that a condition names, one by one, with the parts asked for.
  func each(
    _ condition: String, _ values: [Value], parts wanted: RecordColumns.Parts = .all,
    _ body: (TradeRecord) throws -> Void
  ) throws {
    try connection.each("\(RecordColumns.select) \(condition)", values) { row in
      var (record, parts) = try RecordColumns.read(row, zones: zones)
      try complete(&record, parts.intersection(wanted))
      try body(record)
    }
  }

  /// The same with the place of each record, for lists that go on from there.
  func placed(_ condition: String, _ values: [Value]) throws -> [(record: TradeRecord, place: String)] {
    var answer: [(TradeRecord, String)] = []
    try connection.each("\(RecordColumns.select) \(condition)", values) { row in
      var (record, parts) = try RecordColumns.read(row, zones: zones)
      try complete(&record, parts)
      answer.append((record, try row.text(RecordColumns.place)))
    }
    return answer
  }

  private func complete(_ record: inout TradeRecord, _ parts: RecordColumns.Parts) throws {
    if parts.contains(.tags) { record.trade.tags = try tags(of: record.id) }
    if parts.contains(.lots) { record.trade.chosen = try lots(of: record.id) }
    if parts.contains(.attachments) { record.attachments = try attachments(of: record.id) }
  }

  /// An item's live records in their order: those behind a day, or all.
  func history(of item: ID, after day: CivilDay?) throws -> [TradeRecord] {
    try records(
      "where r.item = $1 and r.place > $2 and r.binned_at is null order by r.place",
      [.uuid(item), .text(day.map(Place.end) ?? "")])
  }

  /// An item's live records from a day on, in their order.
  func history(of item: ID, from day: CivilDay) throws -> [TradeRecord] {
    try records(
      "where r.item = $1 and r.place >= $2 and r.binned_at is null order by r.place",
      [.uuid(item), .text(Place.start(of: day))])
  }

  /// The place of an item's last live record.
  func lastPlace(of item: ID) throws -> String? {
    try connection.one(
      "select place from trade_record where item = $1 and binned_at is null order by place desc limit 1", [.uuid(item)]
    ) { try $0.text(0) }
  }

  /// The last day before another at whose end all of an item was gone.
  func lastFlatDay(of item: ID, before day: CivilDay) throws -> CivilDay? {
    try connection.one(
      """
      select day from trade_record
      where item = $1 and place < $2 and flat = 1 and binned_at is null order by place desc limit 1
      """, [.uuid(item), .text(Place.start(of: day))]
    ) { try $0.day(0) }
  }

  /// All live records of a day in their order.
  func records(on day: CivilDay) throws -> [TradeRecord] {
    try records(
      "where r.owner = $1 and r.place >= $2 and r.place < $3 and r.binned_at is null order by r.place",
      [.uuid(owner), .text(Place.start(of: day)), .text(Place.end(of: day))])
  }

  /// Hands over the live records of some days that came with no import, without their parts.
  func eachTyped(from first: CivilDay, to last: CivilDay, _ body: (TradeRecord) throws -> Void) throws {
    try each(
      "where r.owner = $1 and r.place >= $2 and r.place < $3 and r.binned_at is null and r.import is null",
      [.uuid(owner), .text(Place.start(of: first)), .text(Place.end(of: last))], parts: [], body)
  }

  /// The records, binned ones too, that came with no import, were there at a moment, and are as they were made.
  func typedUnchanged(until moment: Instant) throws -> [ID] {
    try connection.rows(
      """
      select id from trade_record where owner = $1 and import is null and created_at <= $2 and edited_at is null
      """, [.uuid(owner), .instant(moment)]
    ) { try $0.id(0) }
  }

  /// The live records that name no item.
  func recordsWithoutItem() throws -> [TradeRecord] {
    try records("where r.owner = $1 and r.item is null and r.binned_at is null", [.uuid(owner)])
  }

  /// The days with live records that a person has put into an order.
  func daysOrderedByHand() throws -> [CivilDay] {
    try connection.rows(
      """
      select distinct day from trade_record where owner = $1 and rank is not null and binned_at is null order by day
      """, [.uuid(owner)]
    ) { try $0.day(0) }
  }

  private func tags(of record: ID) throws -> [String] {
    try connection.rows(
      """
      select t.name from trade_record_tag rt join trade_tag t on t.id = rt.tag
      where rt.record = $1 order by rt.position
      """, [.uuid(record)]
    ) { try $0.text(0) }
  }

  private func lots(of record: ID) throws -> [ChosenLot] {
    try connection.rows(
      "select opening, quantity from trade_record_lot where record = $1 order by position", [.uuid(record)]
    ) { ChosenLot(record: try $0.id(0), quantity: try $0.amount(1)) }
  }

  private func attachments(of record: ID) throws -> [Attachment] {
    try connection.rows(
      "select hash, name, type, size from trade_attachment where record = $1 order by position", [.uuid(record)]
    ) { Attachment(hash: try $0.text(0), name: try $0.text(1), type: try $0.text(2), size: try $0.int(3)) }
  }
}
