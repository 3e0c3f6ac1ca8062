/// Splits text into rows and cells, in place: a quoted cell is unquoted where it lies, for it only grows shorter.
struct DelimitedParser {
  private let store: ByteStore
  private let delimiter: UInt8
  private let limits: SheetLimits
  private let start: Int
  private var cells: [Sheet.Cell] = []
  private var heads: [Sheet.Head] = []
  private var line: Int

  init(store: ByteStore, start: Int, delimiter: UInt8, firstLine: Int, limits: SheetLimits) {
    self.store = store
    self.start = start
    self.delimiter = delimiter
    self.limits = limits
    line = firstLine
    cells.reserveCapacity((store.count - start) / 6)
    heads.reserveCapacity((store.count - start) / 64)
  }

  /// The rows found; the store must not be parsed again.
  var sheet: Sheet { Sheet(store: store, cells: cells, heads: heads) }

  mutating func parse() throws(SheetError) {
    let bytes = store.start
    let end = store.count
    let delimiter = delimiter
    var place = start
    while place < end {
      let recordStart = place
      let recordLine = line
      let firstCell = cells.count
      heads.append(Sheet.Head(firstCell: UInt32(firstCell), line: UInt32(recordLine)))
      if !Self.isBreak(bytes[place]) {
        while true {
          if bytes[place] == Self.quote {
            place = try quotedCell(at: place)
          } else {
            let cellStart = place
            // The zero behind the last byte ends the loop as a line break does.
            while bytes[place] != delimiter, !Self.isStop(bytes[place]) { place += 1 }
            cells.append(Sheet.Cell(start: UInt32(cellStart), count: UInt32(place - cellStart)))
          }
          guard place < end, bytes[place] == delimiter else { break }
          place += 1
          if cells.count - firstCell >= limits.columns {
            throw .tooManyColumns(line: recordLine, limit: limits.columns)
          }
        }
      }
      if place - recordStart > limits.recordBytes {
        throw .lineTooLong(line: recordLine, limit: limits.recordBytes)
      }
      if cells.count + heads.count > limits.cells { throw .tooManyCells(line: recordLine, limit: limits.cells) }
      place = skipBreak(at: place)
    }
  }

  /// Reads the cell whose opening mark lies at a place, and gives the place behind it.
  private mutating func quotedCell(at opening: Int) throws(SheetError) -> Int {
    let bytes = store.start
    let end = store.count
    let openingLine = line
    let cellStart = opening + 1
    var place = cellStart
    var target = cellStart
    while true {
      let byte = bytes[place]
      if byte == Self.quote {
        place += 1
        guard bytes[place] == Self.quote else { break }
      } else if byte == 0x0A || (byte == 0x0D && bytes[place + 1] != 0x0A) {
        line += 1
      } else if byte == 0, place >= end {
        throw .quoteNotClosed(line: openingLine)
      }
      if target != place { bytes[target] = bytes[place] }
      target += 1
      place += 1
    }
    // What follows a closing mark belongs to the cell; behind a line break it shows that the mark was never closed.
    while bytes[place] != delimiter, !Self.isStop(bytes[place]) {
      if line != openingLine, bytes[place] != 0x20 { throw .quoteNotClosed(line: openingLine) }
      bytes[target] = bytes[place]
      target += 1
      place += 1
    }
    cells.append(Sheet.Cell(start: UInt32(cellStart), count: UInt32(target - cellStart)))
    return place
  }

  private mutating func skipBreak(at place: Int) -> Int {
    guard place < store.count else { return place }
    line += 1
    return store.start[place] == 0x0D && store.start[place + 1] == 0x0A ? place + 2 : place + 1
  }

  private static let quote = UInt8(ascii: "\"")

  @inline(__always)
  private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  @inline(__always)
  private static func isStop(_ byte: UInt8) -> Bool { byte < 0x0E && (byte == 0x0A || byte == 0x0D || byte == 0) }
}
