import Base
import Testing

@Suite struct ZoneTests {
  @Test(arguments: [
    ("2026-06-21T22:00:00Z", "Europe/Paris", "2026-06-22", "00:00:00"),
    ("2026-06-21T22:00:00Z", "Asia/Seoul", "2026-06-22", "07:00:00"),
    ("2026-06-21T22:00:00Z", "America/New_York", "2026-06-21", "18:00:00"),
    ("2026-05-01T03:59:30Z", "America/New_York", "2026-04-30", "23:59:30"),
    ("2026-05-01T03:59:30Z", "Asia/Seoul", "2026-05-01", "12:59:30"),
    ("2026-05-17T19:16:00Z", "Asia/Shanghai", "2026-05-18", "03:16:00"),
    ("2026-05-17T19:16:00Z", "UTC", "2026-05-17", "19:16:00"),
    ("2025-12-31T15:00:00Z", "Asia/Seoul", "2026-01-01", "00:00:00"),
    ("2025-12-31T14:59:59Z", "Asia/Seoul", "2025-12-31", "23:59:59"),
    // Summer time by the rule behind the last listed jump.
    ("2100-07-01T12:00:00Z", "America/New_York", "2100-07-01", "08:00:00"),
    ("2100-01-01T12:00:00Z", "America/New_York", "2100-01-01", "07:00:00"),
    ("2100-01-01T12:00:00Z", "Australia/Sydney", "2100-01-01", "23:00:00"),
    ("2100-07-01T12:00:00Z", "Australia/Sydney", "2100-07-01", "22:00:00"),
    ("2100-07-01T12:00:00Z", "Europe/Dublin", "2100-07-01", "13:00:00"),
    ("2100-07-01T12:00:00Z", "Asia/Kathmandu", "2100-07-01", "17:45:00"),
    // Before the first jump: local mean time.
    ("1800-01-01T12:00:00Z", "Asia/Seoul", "1800-01-01", "20:27:52"),
    ("1988-07-01T12:00:00Z", "Asia/Seoul", "1988-07-01", "22:00:00"),
    ("2026-11-30T12:00:00Z", "+09:00", "2026-11-30", "21:00:00"),
    ("2026-11-30T01:00:00Z", "-03:30", "2026-11-29", "21:30:00"),
  ])
  func `an instant has its day and time in each zone`(at: String, zone: String, day: String, time: String) throws {
    let moment = try Moment(instant: Instant(iso: at), zone: Zone(named: zone))
    #expect(moment.day.iso == day)
    #expect(moment.time.iso == time)
    let wall = moment.zone.resolve(moment.day, moment.time)
    #expect(wall == .unique(moment.instant))
  }

  @Test(arguments: [
    ("2025-07-23T16:33:00", "2025-07-23T20:33:00Z", "2025-07-24", "05:33:00", Weekday.thursday),
    ("2025-01-15T16:33:00", "2025-01-15T21:33:00Z", "2025-01-16", "06:33:00", .thursday),
    ("2026-03-06T09:30:00", "2026-03-06T14:30:00Z", "2026-03-06", "23:30:00", .friday),
    ("2026-03-09T09:30:00", "2026-03-09T13:30:00Z", "2026-03-09", "22:30:00", .monday),
    ("2026-10-30T15:59:00", "2026-10-30T19:59:00Z", "2026-10-31", "04:59:00", .saturday),
    ("2026-11-02T15:59:00", "2026-11-02T20:59:00Z", "2026-11-03", "05:59:00", .tuesday),
    ("2026-11-01T01:30:00", "2026-11-01T05:30:00Z", "2026-11-01", "14:30:00", .sunday),
    ("2026-03-08T02:30:00", "2026-03-08T07:30:00Z", "2026-03-08", "16:30:00", .sunday),
  ])
  func `a New York time is read there and shown in Seoul`(
    wall: String, instant: String, day: String, time: String, weekday: Weekday
  ) throws {
    let resolved = try resolve(wall, "America/New_York").instant
    #expect(resolved.iso == instant)
    let seoul = try Zone(named: "Asia/Seoul")
    #expect(seoul.day(of: resolved).iso == day)
    #expect(seoul.time(of: resolved).iso == time)
    #expect(seoul.day(of: resolved).weekday == weekday)
  }

  @Test func `a time that happens twice is both, the earlier first`() throws {
    #expect(
      try resolve("2026-11-01T01:30:00", "America/New_York")
        == .ambiguous(earlier: Instant(iso: "2026-11-01T05:30:00Z"), later: Instant(iso: "2026-11-01T06:30:00Z")))
    #expect(try resolve("2026-11-01T02:00:00", "America/New_York") == .unique(Instant(iso: "2026-11-01T07:00:00Z")))
    #expect(try resolve("2026-11-01T00:59:59", "America/New_York") == .unique(Instant(iso: "2026-11-01T04:59:59Z")))
  }

  @Test func `a time that never comes is read with the offset before the jump`() throws {
    let missing = try resolve("2026-03-08T02:30:00", "America/New_York")
    #expect(missing == .missing(readAs: try Instant(iso: "2026-03-08T07:30:00Z")))
    #expect(try Zone(named: "America/New_York").time(of: missing.instant).iso == "03:30:00")
    // Samoa left out a whole day, and moved its clocks for good.
    let skipped = try resolve("2011-12-30T10:00:00", "Pacific/Apia")
    #expect(skipped == .missing(readAs: try Instant(iso: "2011-12-30T20:00:00Z")))
  }

  @Test func `a day begins when it begins, also where midnight is left out`() throws {
    // Brazil put its clocks forward at midnight.
    let zone = try Zone(named: "America/Sao_Paulo")
    #expect(try zone.start(of: CivilDay(iso: "2018-11-04")).iso == "2018-11-04T03:00:00Z")
    #expect(try zone.start(of: CivilDay(iso: "2018-11-05")).iso == "2018-11-05T02:00:00Z")
  }

  @Test(arguments: [
    "", "/", "Asia/", "/etc/passwd", "../../../etc/passwd", "Asia/../Asia/Seoul", "Asia//Seoul", "Asia/Seoul\u{0}", ".",
    "zone.tab", "Asia", "right/Asia/Seoul", "posix/Asia/Seoul", "localtime", "leapseconds", "Mars/Olympus", "한국",
    "+9", "+24:00", "-", "+09:00x", String(repeating: "A", count: 5000),
  ])
  func `no name leads out of the folder or to what is no zone`(name: String) {
    #expect(throws: ZoneError.unknown(String(name.prefix(64)))) { try Zone(named: name) }
  }

  @Test func `every zone that may be chosen can be read, and its times lead back`() throws {
    let names = Zone.names
    #expect(names.count > 300)
    var random = Seeded(31)
    for name in names {
      let zone = try Zone(named: name)
      for _ in 0..<40 {
        let instant = Instant(seconds: Int.random(in: -4_000_000_000...8_000_000_000, using: &random))
        let (day, time) = zone.civil(instant)
        switch zone.resolve(day, time) {
        case .unique(let found): #expect(found == instant, "\(name)")
        case .ambiguous(let earlier, let later): #expect(earlier == instant || later == instant, "\(name)")
        case .missing: Issue.record("\(name) shows \(day) \(time) and denies it")
        }
      }
    }
  }

  private func resolve(_ wall: String, _ zone: String) throws -> WallTime {
    let day = try CivilDay(iso: wall.prefix(10))
    let time = try CivilTime(iso: wall.dropFirst(11))
    return try Zone(named: zone).resolve(day, time)
  }
}
