/// The rule by which a zone's clocks go on after the last jump in its file, as POSIX writes it: `EST5EDT,M3.2.0,M11.1.0`.
struct ZoneTail: Sendable {
  private let standard: Int
  private let summer: (offset: Int, start: Jump, end: Jump)?

  /// A yearly day and the time of day, on the clock before it, at which the clocks are put.
  private struct Jump {
    var rule: Rule
    var time: Int

    enum Rule {
      /// A day from 1 to 365, without the leap day.
      case julian(Int)
      /// A day from 0 to 365.
      case ordinal(Int)
      /// A weekday (0 is Sunday) of a week (5 is the last) of a month.
      case weekday(month: Int, week: Int, day: Int)
    }

    /// Seconds from 1970 to the jump in a year, on the clock before it.
    func wall(in year: Int) -> Int {
      let january = CivilMonth(unchecked: year, 1)
      let first = january.first.epochDay
      let day: Int
      switch rule {
      case .julian(let number): day = first + number - 1 + (january.isLeapYear && number >= 60 ? 1 : 0)
      case .ordinal(let number): day = first + number
      case .weekday(let month, let week, let weekday):
        let month = CivilMonth(unchecked: year, month)
        let ahead = (weekday - month.first.weekday.rawValue % 7 + 7) % 7
        let number = ahead + 7 * (week - 1)
        day = month.first.epochDay + (number < month.dayCount ? number : number - 7)
      }
      return day * 86_400 + time
    }
  }

  /// Reads the footer of a zone file; nil where it is damaged.
  init?(posix text: ArraySlice<UInt8>) {
    var reader = Reader(rest: text)
    guard reader.name(), let west = reader.time() else { return nil }
    standard = -west
    guard !reader.rest.isEmpty else {
      summer = nil
      return
    }
    guard reader.name() else { return nil }
    var offset = standard + 3600
    if reader.rest.first != UInt8(ascii: ",") {
      guard let west = reader.time() else { return nil }
      offset = -west
    }
    guard let start = reader.jump(), let end = reader.jump(), reader.rest.isEmpty else { return nil }
    summer = (offset, start, end)
  }

  /// Seconds ahead of Greenwich, so many seconds after 1970.
  func offset(at seconds: Int) -> Int {
    guard let summer else { return standard }
    let year = Instant(seconds: seconds).civil(offset: standard).day.year
    let start = summer.start.wall(in: year) - standard
    let end = summer.end.wall(in: year) - summer.offset
    let inSummer = start < end ? start <= seconds && seconds < end : !(end <= seconds && seconds < start)
    return inSummer ? summer.offset : standard
  }

  private struct Reader {
    var rest: ArraySlice<UInt8>

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
      guard let next = rest.first, UInt32(next) == character.value else { return false }
      rest = rest.dropFirst()
      return true
    }

    /// Passes over an abbreviation: letters, or anything in angle brackets.
    mutating func name() -> Bool {
      if skip("<") {
        guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
        rest = rest[(end + 1)...]
        return true
      }
      let letters = rest.prefix { (UInt8(ascii: "A")...UInt8(ascii: "z")).contains($0) }
      rest = rest.dropFirst(letters.count)
      return letters.count >= 3
    }

    mutating func number(atMost limit: Int) -> Int? {
      var value: Int?
      while let byte = rest.first, let digit = decimalDigit(byte) {
        let next = (value ?? 0) * 10 + Int(digit)
        guard next <= limit else { return nil }
        value = next
        rest = rest.dropFirst()
      }
      return value
    }

    /// Hours with optional sign, minutes and seconds; up to a week, as version 3 of the format allows.
    mutating func time() -> Int? {
      let negative = skip("-")
      if !negative { _ = skip("+") }
      guard var value = number(atMost: 167).map({ $0 * 3600 }) else { return nil }
      if skip(":") {
        guard let minutes = number(atMost: 59) else { return nil }
        value += minutes * 60
        if skip(":") {
          guard let seconds = number(atMost: 59) else { return nil }
          value += seconds
        }
      }
      return negative ? -value : value
    }

    mutating func jump() -> Jump? {
      guard skip(","), let rule = rule() else { return nil }
      guard skip("/") else { return Jump(rule: rule, time: 7200) }
      guard let time = time() else { return nil }
      return Jump(rule: rule, time: time)
    }

    private mutating func rule() -> Jump.Rule? {
      if skip("J") { return number(atMost: 365).flatMap { $0 >= 1 ? .julian($0) : nil } }
      guard skip("M") else { return number(atMost: 365).map { .ordinal($0) } }
      guard let month = number(atMost: 12), month >= 1, skip("."), let week = number(atMost: 5), week >= 1, skip("."),
        let day = number(atMost: 6)
      else { return nil }
      return .weekday(month: month, week: week, day: day)
    }
  }
}
