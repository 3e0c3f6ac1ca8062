import Base

/// The long way: reads a date, then a time, then a zone, in all the forms that files have them.
struct MomentReader {
  private let text: String
  private var scanner: SignScanner

  private init(_ cell: UnsafeBufferPointer<UInt8>) {
    text = String(decoding: cell, as: UTF8.self)
    scanner = SignScanner(text)
  }

  /// Reads a trimmed cell.
  static func read(_ cell: UnsafeBufferPointer<UInt8>, style: DateStyle) throws(DateError) -> WrittenMoment? {
    var reader = MomentReader(cell)
    if reader.scanner.meansNothing { return nil }
    guard cell.count <= 120 else { throw .notADate(reader.text) }
    if let counted = reader.counted(style) { return counted }
    let shape = try reader.shape()
    let day = try reader.settle(shape, style.order)
    reader.scanner.skipBetween()
    guard !reader.scanner.isAtEnd else { return WrittenMoment(day: day) }
    let time = try reader.time()
    return WrittenMoment(day: day, time: time.time, microseconds: time.microseconds, zone: time.zone)
  }

  /// Reads a trimmed cell that holds only a time.
  static func readTime(_ cell: UnsafeBufferPointer<UInt8>) throws(DateError) -> WrittenTime? {
    var reader = MomentReader(cell)
    if reader.scanner.meansNothing { return nil }
    guard cell.count <= 120 else { throw .notADate(reader.text) }
    return try reader.time()
  }

  /// The figures of the date in a cell, for the column's judgement; nil when it has none.
  static func shape(_ cell: UnsafeBufferPointer<UInt8>) -> DateShape? {
    guard cell.count <= 120 else { return nil }
    var reader = MomentReader(cell)
    do throws(DateError) { return try reader.shape() } catch { return nil }
  }

  /// Seconds or milliseconds since 1970, or the day count of a spreadsheet.
  private func counted(_ style: DateStyle) -> WrittenMoment? {
    if style.allowsSerial, let serial = SerialDay.read(text) { return serial }
    guard text.utf8.allSatisfy({ $0 &- 0x30 < 10 }), let value = Int64(text) else { return nil }
    let microseconds: Int64
    switch text.utf8.count {
    case 10: microseconds = value * 1_000_000
    case 13: microseconds = value * 1000
    case 16: microseconds = value
    default: return nil
    }
    let civil = Instant(microseconds: microseconds).civil(offset: 0)
    return WrittenMoment(
      day: civil.day, time: civil.time, microseconds: Int(microseconds % 1_000_000), zone: .offset(0))
  }

  private func settle(_ shape: DateShape, _ order: DateOrder?) throws(DateError) -> CivilDay {
    if case .open(_, _, _, let isWide, _) = shape, let order, !(isWide && order == .ymd) {
      guard let day = shape.day(order) else { throw .noSuchDay(text) }
      return day
    }
    let days = Set(shape.orders.compactMap(shape.day))
    guard let day = days.first else { throw .noSuchDay(text) }
    if days.count > 1 { throw .ambiguous(text) }
    return day
  }

  private mutating func shape() throws(DateError) -> DateShape {
    scanner.skipWeekday()
    if let month = scanner.month() {
      scanner.skip(" .-/,")
      guard let day = scanner.number(), day.digits <= 2 else { throw .notADate(text) }
      scanner.skipOrdinal()
      scanner.skip(" .-/,")
      return .clear(year: try year(), month: month, day: day.value)
    }
    guard let first = scanner.number() else { throw .notADate(text) }
    if let whole = whole(first) { return whole }
    scanner.skipOrdinal()
    let sign = scanner.skip(" .-/,'년年")
    guard sign != nil || scanner.startsWord else { throw .notADate(text) }
    if let month = scanner.month() {
      scanner.skip(" .-/,'")
      return .clear(year: try year(), month: month, day: first.value)
    }
    guard first.digits <= 4, let second = scanner.number(), second.digits <= 2,
      scanner.skip(" .-/월月") != nil
    else { throw .notADate(text) }
    if first.digits == 4 {
      guard let third = scanner.number(), third.digits <= 2 else { throw .notADate(text) }
      scanner.skip(" .일日")
      return .clear(year: first.value, month: second.value, day: third.value)
    }
    guard first.digits <= 2 else { throw .notADate(text) }
    if sign == "년" || sign == "年" {
      guard let third = scanner.number(), third.digits <= 2 else { throw .notADate(text) }
      scanner.skip(" .일日")
      return .clear(year: DateShape.century(first.value), month: second.value, day: third.value)
    }
    let (third, isWide) = try lastYear()
    scanner.skip(".")
    return .open(first.value, second.value, third, isWide: isWide, isSlashed: sign == "/")
  }

  /// A date in one run of digits, `20250801`, which the time may follow without a sign.
  private mutating func whole(_ run: (value: Int, digits: Int)) -> DateShape? {
    guard run.digits == 8 || run.digits == 12 || run.digits == 14 else { return nil }
    if run.digits > 8 { scanner.back(run.digits - 8) }
    let date = run.digits == 8 ? run.value : run.digits == 12 ? run.value / 10_000 : run.value / 1_000_000
    return .clear(year: date / 10_000, month: date / 100 % 100, day: date % 100)
  }

  private mutating func year() throws(DateError) -> Int { DateShape.century(try lastYear().value) }

  /// The year at the end of a date; `202607:11` is 2026 and 07:11.
  private mutating func lastYear() throws(DateError) -> (value: Int, isWide: Bool) {
    guard let year = scanner.number() else { throw .notADate(text) }
    if year.digits == 2 || year.digits == 4 { return (year.value, year.digits == 4) }
    guard year.digits == 5 || year.digits == 6, scanner.peek == ":" else { throw .notADate(text) }
    scanner.back(year.digits - 4)
    return (year.value / (year.digits == 5 ? 10 : 100), true)
  }

  /// A time that must end the text.
  private mutating func time() throws(DateError) -> WrittenTime {
    guard let time = try TimeScanner.read(&scanner, text), scanner.isAtEnd else { throw .notADate(text) }
    return time
  }
}
