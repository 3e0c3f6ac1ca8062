import Base

/// What a row of a file is known by: the values that its line had, whatever becomes of the record later.
///
/// The first four bytes are its day, so that rows in the order of time lie side by side; the rest is a hash.
struct ImportIdentity {
  private var bytes: [UInt8] = []

  /// The identity of a trade as it was read.
  mutating func digest(of trade: Trade) -> ID {
    bytes.removeAll(keepingCapacity: true)
    let day: Int
    if let instant = trade.time.moment?.instant {
      day = instant.civil(offset: 0).day.epochDay
      withUnsafeBytes(of: instant.microseconds.littleEndian) { bytes.append(contentsOf: $0) }
    } else {
      day = trade.time.day.epochDay
      add(trade.time.day.iso)
    }
    add(trade.kind.rawValue)
    add(trade.key.item)
    add(trade.currency.code)
    add(trade.quantity)
    add(trade.price)
    add(trade.amount)
    add(trade.fee)
    add(trade.tax)
    // What has none of these differs by its words alone.
    if trade.kind == .memo { add(trade.memo) }
    if trade.kind == .split { add("\(trade.new?.text ?? "")/\(trade.old?.text ?? "")") }
    let hash = ContentHash(of: bytes).front
    let front = UInt64(UInt32(truncatingIfNeeded: day + 1_000_000))
    return ID(high: front << 32 | UInt64(hash.0), low: UInt64(hash.1) << 32 | UInt64(hash.2))
  }

  /// An amount by its value: `3` and `3.000` are one.
  private mutating func add(_ amount: Amount?) {
    bytes.append(amount == nil ? 0 : 1)
    guard let amount else { return }
    withUnsafeBytes(of: amount.units.littleEndian) { bytes.append(contentsOf: $0) }
  }

  private mutating func add(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    bytes.append(0)
  }
}
