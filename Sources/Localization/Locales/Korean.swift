extension LocaleTable {
  static let korean = LocaleTable(
    scales: [Scale(exponent: 4, suffix: "만"), Scale(exponent: 8, suffix: "억"), Scale(exponent: 12, suffix: "조")],
    money: Money(
      symbols: [
        "KRW": "₩", "USD": "US$", "JPY": "JP¥", "CNY": "CN¥", "EUR": "€", "GBP": "£", "HKD": "HK$", "TWD": "NT$",
        "VND": "₫", "INR": "₹", "AUD": "AU$", "CAD": "CA$",
      ],
      suffixes: ["KRW": "원"]),
    weekdays: ["월요일", "화요일", "수요일", "목요일", "금요일", "토요일", "일요일"],
    weekdaysShort: ["월", "화", "수", "목", "금", "토", "일"],
    weekdaysNarrow: ["월", "화", "수", "목", "금", "토", "일"],
    months: (1...12).map { "\($0)월" },
    monthsShort: (1...12).map { "\($0)월" },
    halves: ["오전", "오후"],
    full: [.year, "년 ", .month, "월 ", .day, "일 ", .weekday],
    long: [.year, "년 ", .month, "월 ", .day, "일"],
    medium: [.year, "년 ", .month, "월 ", .day, "일"],
    short: [.year, ". ", .month, ". ", .day, "."],
    monthDay: [.month, "월 ", .day, "일"],
    monthDayWeekday: [.month, "월 ", .day, "일 (", .weekdayShort, ")"],
    yearMonth: [.year, "년 ", .month, "월"],
    yearAlone: [.year, "년"],
    monthAlone: [.month, "월"],
    dayAlone: [.day, "일"],
    time: [.half, " ", .hour12, ":", .minute],
    timeWithSeconds: [.half, " ", .hour12, ":", .minute, ":", .second],
    joins: Joins(pair: " 및 ", middle: ", ", last: " 및 "))
}
