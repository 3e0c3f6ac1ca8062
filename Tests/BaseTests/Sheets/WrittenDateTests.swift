import Base
import Sheets
import Testing

@Suite struct WrittenDateTests {
  /// Text, day, time and offset in hours.
  static let clear: [(String, String, String?, Double?)] = [
    ("2025.08.01", "2025-08-01", nil, nil), ("2025-08-01", "2025-08-01", nil, nil),
    ("2025/08/01", "2025-08-01", nil, nil), ("20250801", "2025-08-01", nil, nil),
    ("2020.9.21", "2020-09-21", nil, nil), ("2025. 8. 1.", "2025-08-01", nil, nil),
    ("2025년 8월 1일", "2025-08-01", nil, nil), ("2025年8月1日", "2025-08-01", nil, nil),
    ("２０２５／０８／０１", "2025-08-01", nil, nil), ("'2026-01-05", "2026-01-05", nil, nil),
    ("1-Aug-25", "2025-08-01", nil, nil), ("02-Apr-2025", "2025-04-02", nil, nil),
    ("5 JUN 26", "2026-06-05", nil, nil), ("Sept 3rd, 2024", "2024-09-03", nil, nil),
    ("2025.08.01(금)", "2025-08-01", nil, nil), ("2022-04-21 09:12:00", "2022-04-21", "09:12:00", nil),
    ("2025.01.17 12:12", "2025-01-17", "12:12:00", nil), ("20260918;085905", "2026-09-18", "08:59:05", nil),
    ("20260918085905", "2026-09-18", "08:59:05", nil), ("2026-01-05, 09:30:00", "2026-01-05", "09:30:00", nil),
    ("2025-08-01T09:12:00Z", "2025-08-01", "09:12:00", 0), ("2025-08-01T09:12:00+09:00", "2025-08-01", "09:12:00", 9),
    ("2025-08-01 09:12:00.250 -0430", "2025-08-01", "09:12:00", -4.5),
    ("2026/07/20 08:03:06,GMT-04", "2026-07-20", "08:03:06", -4),
    ("2025-01-10 14:02:11 UTC", "2025-01-10", "14:02:11", 0), ("2026-03-01 09:31:05 EST", "2026-03-01", "09:31:05", -5),
    ("2026-07-20 09:30:00 UTC+02", "2026-07-20", "09:30:00", 2),
    ("February 23, 202607:11 PM", "2026-02-23", "19:11:00", nil),
    ("Jan. 28, 2022, 12:31 AM", "2022-01-28", "00:31:00", nil),
    ("May 5, 2020, 10:10:57 PM", "2020-05-05", "22:10:57", nil),
    ("Tue May 26 2020 18:06:28 GMT+0000 (Coordinated Universal Time)", "2020-05-26", "18:06:28", 0),
    ("2025. 8. 1. 오후 3:05:09", "2025-08-01", "15:05:09", nil),
    ("2025-08-01 오전 12:00", "2025-08-01", "00:00:00", nil), ("2025/08/01 午後3時5分", "2025-08-01", "15:05:00", nil),
    ("10 Mar 2021 10:40:20", "2021-03-10", "10:40:20", nil), ("1650532320", "2022-04-21", "09:12:00", 0),
    ("1650532320250", "2022-04-21", "09:12:00", 0), ("13/05/2025", "2025-05-13", nil, nil),
    ("05/13/2025", "2025-05-13", nil, nil), ("07/07/2026", "2026-07-07", nil, nil),
    ("31/12/99", "1999-12-31", nil, nil),
  ]

  @Test(arguments: clear)
  func `a date is read as it is written`(_ row: (text: String, day: String, time: String?, hours: Double?)) throws {
    let moment = try #require(try DateStyle().read(row.text))
    #expect(moment.day.iso == row.day)
    #expect(moment.time?.iso == row.time)
    #expect(moment.zone == row.hours.map { .offset(Int($0 * 3600)) })
  }

  /// A blank before it keeps a cell from the short way.
  @Test(arguments: [
    "2025-08-01T09:12:00Z", "2025-08-01 09:12:00Z", "2025-08-01T09:12:00+09:00", "2025-08-01T09:12:00-03:30",
    "2025.08.01 09:12:00-14:00", "2025-08-01T09:12:00+15:00", "2025-08-01T09:12:00+09:60", "2025-08-01T09:12:00_09:00",
    "2025-08-01T09:12:00X", "2025-08-01T25:12:00Z", "2025-02-30T09:12:00Z", "2025/08/01 09:12:00", "2025-08-01",
  ])
  func `the short way for dates of programs says what the long way says`(text: String) {
    func read(_ text: String) -> Result<WrittenMoment?, DateError> {
      do { return .success(try DateStyle().read(text)) } catch { return .failure(error) }
    }
    #expect(read(text) == read(" " + text))
  }

  @Test(arguments: ["", "-", " ", "~", "\u{A0}"])
  func `an empty cell or a dash is no date`(text: String) throws {
    #expect(try DateStyle().read(text) == nil)
    #expect(try WrittenTime.read(text) == nil)
  }

  @Test(arguments: ["2025-02-30", "2023.02.29", "20251301", "32/01/2025", "2025년 13월 1일", "31-Jun-25"])
  func `a day that no calendar has is refused with its text`(text: String) {
    #expect(throws: DateError.noSuchDay(text)) { try DateStyle().read(text) }
  }

  @Test(arguments: ["2025-08-01 24:00:00", "2025-08-01 12:60", "2025-08-01 13:00 PM", "20250801 236000"])
  func `a time that no clock shows is refused with its text`(text: String) {
    #expect(throws: DateError.noSuchTime(text)) { try DateStyle().read(text) }
  }

  @Test(arguments: [
    "삼성전자", "12", "2025", "2025-08", "2025-08-01x", "2025-08-01 9", "1/2/3/4", "20160511000000000000000002",
    "2025-08-01 09:00 Mars", "07/15/2024 as of 07/12/2024", "45672", "1e3",
  ])
  func `what has not the shape of a date is refused with its text`(text: String) {
    #expect(throws: DateError.notADate(text)) { try DateStyle().read(text) }
  }

  @Test func `a date that two orders read differently needs one`() throws {
    #expect(throws: DateError.ambiguous("01/08/2025")) { try DateStyle().read("01/08/2025") }
    #expect(try DateStyle(order: .dmy).read("01/08/2025")?.day.iso == "2025-08-01")
    #expect(try DateStyle(order: .mdy).read("01/08/2025")?.day.iso == "2025-01-08")
    #expect(try DateStyle(order: .ymd).read("25/08/01")?.day.iso == "2025-08-01")
    #expect(throws: DateError.ambiguous("28.02.26")) { try DateStyle().read("28.02.26") }
    #expect(throws: DateError.noSuchDay("13/08/2025")) { try DateStyle(order: .mdy).read("13/08/2025") }
  }

  @Test func `a spreadsheet's day count is read only when it is said to be one`() throws {
    let style = DateStyle(allowsSerial: true)
    #expect(try style.read("45672")?.day.iso == "2025-01-15")
    #expect(try style.read("45672.5")?.time?.iso == "12:00:00")
    #expect(try style.read("1")?.day.iso == "1900-01-01")
    #expect(try style.read("61")?.day.iso == "1900-03-01")
    #expect(throws: DateError.notADate("60")) { try style.read("60") }
  }

  @Test func `an offset makes an instant, a summer-and-winter word names a zone`() throws {
    let moment = try #require(try DateStyle().read("2026-08-05T16:48:13.5-07:00"))
    #expect(moment.instant?.iso == "2026-08-05T23:48:13.500000Z")
    #expect(try DateStyle().read("2024-08-30 10:12:44 ET")?.zone == .named("America/New_York"))
    #expect(try DateStyle().read("2024-08-30 10:12:44")?.instant == nil)
  }

  @Test(arguments: [
    ("09:47:59", "09:47:59"), ("7:35:46", "07:35:46"), ("22:31", "22:31:00"), ("093005", "09:30:05"),
    ("오후 1:02", "13:02:00"), ("9시 5분 7초", "09:05:07"), ("12:00:00.120", "12:00:00"), ("11:05 p.m.", "23:05:00"),
  ])
  func `a time is read as it is written`(text: String, iso: String) throws {
    #expect(try WrittenTime.read(text)?.time.iso == iso)
  }
}
