import Base
import Localization
import Testing

struct DayTests {
  private let day: CivilDay
  private let afternoon: CivilTime

  init() throws {
    day = try CivilDay(iso: "2026-08-05")
    afternoon = try CivilTime(iso: "16:05:09")
  }

  @Test(arguments: [
    (Language.ko, "2026년 8월 5일 수요일", "2026. 8. 5.", "8월 5일 (수)", "2026년 8월", "오후 4:05"),
    (.en, "Wednesday, August 5, 2026", "8/5/2026", "Wed, Aug 5", "August 2026", "4:05\u{202F}PM"),
    (.ja, "2026年8月5日 水曜日", "2026/8/5", "8月5日(水)", "2026年8月", "16:05"),
    (.zhHans, "2026年8月5日 星期三", "2026/8/5", "8月5日 周三", "2026年8月", "16:05"),
    (.zhHant, "2026年8月5日 星期三", "2026/8/5", "8月5日 週三", "2026年8月", "下午4:05"),
    (.id, "Rabu, 5 Agustus 2026", "5/8/2026", "Rab, 5 Agu", "Agustus 2026", "16.05"),
    (.th, "วันพุธที่ 5 สิงหาคม พ.ศ. 2569", "5/8/2569", "พ. 5 ส.ค.", "สิงหาคม พ.ศ. 2569", "16:05"),
    (.vi, "Thứ Tư, 5 tháng 8, 2026", "5/8/2026", "Th 4, 5 thg 8", "Tháng 8 năm 2026", "16:05"),
  ])
  func `days and times are written as the language writes them`(
    language: Language, full: String, short: String, monthDay: String, month: String, time: String
  ) {
    let words = Words(language)
    #expect(words.day(day, .full) == full)
    #expect(words.day(day, .short) == short)
    #expect(words.day(day, .monthDayWeekday) == monthDay)
    #expect(words.month(day.civilMonth) == month)
    #expect(words.time(afternoon) == time)
  }

  @Test func `noon and midnight are twelve`() throws {
    #expect(Words(.en).time(.midnight) == "12:00\u{202F}AM")
    #expect(try Words(.ko).time(CivilTime(iso: "12:00:00"), seconds: true) == "오후 12:00:00")
  }

  @Test func `weeks begin where the language's country begins them`() {
    let mondays = Language.allCases.filter { Words($0).firstWeekday == .monday }
    #expect(mondays == [.zhHans, .vi])
    #expect(Words(.ko).weekdayNames() == ["일", "월", "화", "수", "목", "금", "토"])
    #expect(Words(.vi).weekdayNames(.narrow) == ["T2", "T3", "T4", "T5", "T6", "T7", "CN"])
    #expect(Words(.en).weekdays.first == .sunday)
  }

  @Test func `a month and a year have names by themselves`() {
    #expect(Words(.zhHans).monthName(8) == "八月")
    #expect(Words(.vi).monthName(8) == "Tháng 8")
    #expect(Words(.id).monthName(8, .short) == "Agu")
    #expect(Words(.ko).year(2026) == "2026년")
    #expect(Words(.th).year(2026) == "พ.ศ. 2569")
  }
}
