/// Remembers what the spellings of a column were read as: a table of a hundred thousand rows has few kinds and items.
package struct ColumnMemory<Value> {
  private struct Entry {
    var spelling: [UInt8]
    var value: Value
  }

  private let read: (String) -> Value
  private var entries: [Entry] = []
  /// Open addressing: the number of an entry, from 1; 0 is free.
  private var slots = [UInt16](repeating: 0, count: slotCount)

  /// At most so many spellings are kept, whatever the file holds.
  private static var capacity: Int { 4096 }
  private static var slotCount: Int { 4 * capacity }

  /// Makes a memory for what a closure makes of a cell's trimmed text.
  package init(_ read: @escaping (String) -> Value) {
    self.read = read
  }

  /// What a cell is read as.
  package mutating func value(_ row: Row, _ column: Int) -> Value {
    row.withBytes(column) { bytes in value(of: CellText.trimmed(bytes)) }
  }

  private mutating func value(of spelling: UnsafeBufferPointer<UInt8>) -> Value {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in spelling { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & (Self.slotCount - 1)
    while slots[slot] != 0 {
      let entry = Int(slots[slot]) - 1
      if entries[entry].spelling.elementsEqual(spelling) { return entries[entry].value }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    let value = read(String(decoding: spelling, as: UTF8.self))
    if entries.count < Self.capacity {
      entries.append(Entry(spelling: Array(spelling), value: value))
      slots[slot] = UInt16(entries.count)
    }
    return value
  }
}
