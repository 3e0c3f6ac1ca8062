import Base

extension LocaleTable {
  static let vietnamese = LocaleTable(
    decimal: UInt8(ascii: ","),
    group: UInt8(ascii: "."),
    scales: [
      Scale(exponent: 3, suffix: "\u{A0}N"), Scale(exponent: 6, suffix: "\u{A0}Tr"),
      Scale(exponent: 9, suffix: "\u{A0}T"), Scale(exponent: 12, suffix: "\u{A0}NT"),
    ],
    money: Money(
      symbols: [
        "KRW": "₩", "USD": "US$", "JPY": "JP¥", "CNY": "CN¥", "EUR": "€", "GBP": "£", "HKD": "HK$", "TWD": "NT$",
        "THB": "฿", "VND": "₫", "INR": "₹", "AUD": "AU$", "CAD": "CA$",
      ],
      signFollows: true),
    firstWeekday: .monday,
    weekdays: ["Thứ Hai", "Thứ Ba", "Thứ Tư", "Thứ Năm", "Thứ Sáu", "Thứ Bảy", "Chủ Nhật"],
    weekdaysShort: ["Th 2", "Th 3", "Th 4", "Th 5", "Th 6", "Th 7", "CN"],
    weekdaysNarrow: ["T2", "T3", "T4", "T5", "T6", "T7", "CN"],
    months: (1...12).map { "tháng \($0)" },
    monthsShort: (1...12).map { "thg \($0)" },
    monthsAlone: (1...12).map { "Tháng \($0)" },
    full: [.weekday, ", ", .day, " ", .monthName, ", ", .year],
    long: [.day, " ", .monthName, ", ", .year],
    medium: [.day, " ", .monthShort, ", ", .year],
    short: [.day, "/", .month, "/", .year],
    monthDay: [.day, " ", .monthShort],
    monthDayWeekday: [.weekdayShort, ", ", .day, " ", .monthShort],
    yearMonth: ["Tháng ", .month, " năm ", .year],
    yearAlone: [.year],
    monthAlone: [.monthAlone],
    dayAlone: [.day],
    time: [.hour2, ":", .minute],
    timeWithSeconds: [.hour2, ":", .minute, ":", .second],
    joins: Joins(pair: " và ", middle: ", ", last: " và "))
}
