import Base

/// The short way for dates as programs write them: `2025-08-01`, `2025.08.01`, `2025/08/01 09:12:00`, and with a zone
/// behind it `2025-08-01T09:12:00Z` or `2025-08-01T09:12:00+09:00`.
enum PlainMoment {
  /// Reads such a cell; nil when it takes the long way.
  @inline(__always)
  static func read(_ cell: UnsafeBufferPointer<UInt8>) -> WrittenMoment? {
    if cell.count == 20 || cell.count == 25 { return readZoned(cell) }
    return readBare(cell)
  }

  private static func readZoned(_ cell: UnsafeBufferPointer<UInt8>) -> WrittenMoment? {
    guard var moment = readBare(UnsafeBufferPointer(rebasing: cell[..<19])) else { return nil }
    if cell.count == 20 {
      guard cell[19] == UInt8(ascii: "Z") else { return nil }
      moment.zone = .offset(0)
      return moment
    }
    let sign = cell[19]
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), let hour = pair(cell, 20), hour < 15,
      cell[22] == UInt8(ascii: ":"), let minute = pair(cell, 23), minute < 60
    else { return nil }
    let seconds = hour * 3600 + minute * 60
    moment.zone = .offset(sign == UInt8(ascii: "-") ? -seconds : seconds)
    return moment
  }

  @inline(__always)
  private static func readBare(_ cell: UnsafeBufferPointer<UInt8>) -> WrittenMoment? {
    guard cell.count == 10 || cell.count == 16 || cell.count == 19 else { return nil }
    let sign = cell[4]
    guard sign == UInt8(ascii: "-") || sign == UInt8(ascii: ".") || sign == UInt8(ascii: "/"), cell[7] == sign,
      let century = pair(cell, 0), let year = pair(cell, 2), let month = pair(cell, 5), let date = pair(cell, 8),
      let day = CivilDay(year: century * 100 + year, month: month, day: date)
    else { return nil }
    if cell.count == 10 { return WrittenMoment(day: day) }
    guard cell[10] == 0x20 || cell[10] == UInt8(ascii: "T"), let seconds = seconds(cell, from: 11),
      let time = CivilTime(seconds: seconds)
    else { return nil }
    return WrittenMoment(day: day, time: time)
  }

  /// The seconds of `HH:MM` or `HH:MM:SS` that ends the cell; nil when there is no such time.
  @inline(__always)
  static func seconds(_ cell: UnsafeBufferPointer<UInt8>, from place: Int) -> Int? {
    let colon = UInt8(ascii: ":")
    guard let hour = pair(cell, place), hour < 24, cell[place + 2] == colon, let minute = pair(cell, place + 3),
      minute < 60
    else { return nil }
    if cell.count == place + 5 { return hour * 3600 + minute * 60 }
    guard cell[place + 5] == colon, let second = pair(cell, place + 6), second < 60 else { return nil }
    return hour * 3600 + minute * 60 + second
  }

  @inline(__always)
  private static func pair(_ cell: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int? {
    let tens = cell[place] &- 0x30
    let ones = cell[place + 1] &- 0x30
    return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : nil
  }
}
