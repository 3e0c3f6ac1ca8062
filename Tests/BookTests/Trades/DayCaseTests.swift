import Base
import Testing

@testable import Trades

/// On which day a record lies, whatever the zones.
struct DayCaseTests {
  @Test(arguments: CaseTests.with("days"))
  func `an instant falls on the day of the rule's zone`(example: CaseTests.Case) throws {
    for row in example.expect["days"]?.items ?? [] {
      let zone = try Zone(named: try #require(row["zone"]?.text))
      let time: TradeTime
      if let at = row["at"]?.text {
        time = TradeTime(moment: Moment(instant: try Instant(iso: at), zone: .utc))
      } else {
        let wall = try #require(row["wall"]?.text).split(separator: "T")
        let wallZone = try Zone(named: try #require(row["wall_zone"]?.text))
        let resolved = wallZone.resolve(try CivilDay(iso: wall[0]), try CivilTime(iso: wall[1]))
        switch resolved {
        case .unique: #expect(row["flag"] == nil)
        case .ambiguous(_, let later):
          #expect(row["flag"] == "time_ambiguous")
          #expect(later.iso == row["also"]?.text)
        case .missing: #expect(row["flag"] == "time_does_not_exist")
        }
        #expect(resolved.instant.iso == row["instant"]?.text)
        time = TradeTime(moment: Moment(instant: resolved.instant, zone: wallZone))
        if let readAs = row["read_as"]?.text {
          #expect("\(time.day)T\(try #require(time.time(by: .origin)))" == readAs)
        }
      }
      let rule = DayRule.zone(zone)
      #expect(time.day(by: rule).iso == row["day"]?.text)
      #expect(time.time(by: rule)?.iso == row["time"]?.text)
      if let month = row["month"]?.text { #expect(time.day(by: rule).civilMonth.iso == month) }
    }
  }

  @Test(arguments: CaseTests.with("date_only"))
  func `a plain date keeps its day in every zone`(example: CaseTests.Case) throws {
    for row in example.expect["date_only"]?.items ?? [] {
      let time = TradeTime(day: try CivilDay(iso: try #require(row["given"]?.text)))
      let rule = DayRule.zone(try Zone(named: try #require(row["zone"]?.text)))
      #expect(time.day(by: rule).iso == row["day"]?.text)
      #expect(time.time(by: rule) == nil)
    }
  }

  @Test func `without a rule the day is that of the zone of origin`() throws {
    let seoul = try Zone(named: "Asia/Seoul")
    let time = TradeTime(moment: Moment(instant: try Instant(iso: "2026-06-21T22:00:00Z"), zone: seoul))
    #expect(time.day(by: .origin).iso == "2026-06-22")
    #expect(time.day(by: .zone(.utc)).iso == "2026-06-21")
  }
}
