import Base
import Testing

@Suite struct InstantTests {
  @Test(arguments: [
    ("2026-08-05T16:48:13Z", "2026-08-05T16:48:13Z"), ("2026-08-05T16:48:13.5Z", "2026-08-05T16:48:13.500000Z"),
    ("2026-08-05T16:48:13.123456789Z", "2026-08-05T16:48:13.123456Z"),
    ("2026-08-06T01:48:13+09:00", "2026-08-05T16:48:13Z"),
    ("1969-12-31T23:59:59.999999Z", "1969-12-31T23:59:59.999999Z"), ("2026-08-05T16:48Z", "2026-08-05T16:48:00Z"),
    ("2026-08-05T13:18:13-03:30", "2026-08-05T16:48:13Z"), ("0001-01-01T00:00:00Z", "0001-01-01T00:00:00Z"),
    ("9999-12-31T23:59:59.999999Z", "9999-12-31T23:59:59.999999Z"),
  ])
  func `instants are read and written`(text: String, iso: String) throws {
    let instant = try Instant(iso: text)
    #expect(instant.iso == iso)
    #expect(try Instant(iso: instant.iso) == instant)
  }

  @Test(arguments: [
    "", "2026-08-05", "2026-08-05T16:48:13", "2026-08-05 16:48:13Z", "2026-08-05T16:48:13.Z", "2026-02-30T00:00:00Z",
    "2026-08-05T24:00:00Z", "2026-08-05T16:48:13+9", "2026-08-05T16:48:13ZZ", "0001-01-01T00:00:00+01:00",
    "9999-12-31T23:59:59-01:00", "2026-08-05T16:48:13.1234567890Z",
  ])
  func `what is no instant is refused`(text: String) {
    #expect(throws: DayError.notAnInstant(text)) { try Instant(iso: text) }
  }

  @Test func `seconds and microseconds stop at the ends of the calendar`() {
    #expect(Instant(seconds: .max) == .last)
    #expect(Instant(seconds: .min) == .first)
    #expect(Instant.last.adding(seconds: .max) == .last)
    #expect(Instant.first.adding(seconds: .min) == .first)
    #expect(Instant.first.iso == "0001-01-01T00:00:00Z")
    #expect(Instant(microseconds: -1).seconds == -1)
  }

  @Test func `a fixed clock shows what it was told`() throws {
    let clock = FixedClock(try Instant(iso: "2026-11-30T00:00:00Z"))
    clock.advance(seconds: 90)
    #expect(clock.now().iso == "2026-11-30T00:01:30Z")
    clock.set(.first)
    #expect(clock.now() == .first)
  }
}
