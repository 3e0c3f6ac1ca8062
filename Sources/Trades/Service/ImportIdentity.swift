import Base

/// What a row of a file is known by: the values that its line had, whatever becomes of the record later.
///
/// The first four bytes are its day, so that rows in the order of time lie side by side; the rest is a hash.
struct ImportIdentity {
  private var bytes: [UInt8] = []

  /// The identity of a trade as it was read.
  mutating func digest(of trade: Trade) throws -> ID {
    bytes.removeAll(keepingCapacity: true)
    let day: Int
    if let instant = trade.time.moment?.instant {
      day = instant.civil(offset: 0).day.epochDay
      add("\(instant.microseconds)")
    } else {
      day = trade.time.day.epochDay
      add(trade.time.day.iso)
    }
    add(trade.kind.rawValue)
    add(trade.key.item)
    add(trade.currency.code)
    for amount in [trade.quantity, trade.price, trade.amount] { add(amount?.text ?? "") }
    add(trade.fee.text)
    add(trade.tax.text)
    // What has none of these differs by its words alone.
    if trade.kind == .memo { add(trade.memo) }
    if trade.kind == .split { add("\(trade.new?.text ?? "")/\(trade.old?.text ?? "")") }
    let front = UInt32(truncatingIfNeeded: day + 1_000_000)
    let head = (0..<4).map { UInt8(truncatingIfNeeded: front >> (24 - 8 * $0)) }
    return try ID(bytes: head + ContentHash(of: bytes).bytes.prefix(12))
  }

  private mutating func add(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    bytes.append(0)
  }
}
