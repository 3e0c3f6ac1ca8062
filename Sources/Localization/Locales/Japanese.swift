extension LocaleTable {
  static let japanese = LocaleTable(
    scales: [Scale(exponent: 4, suffix: "万"), Scale(exponent: 8, suffix: "億"), Scale(exponent: 12, suffix: "兆")],
    money: Money(
      symbols: [
        "KRW": "₩", "USD": "$", "JPY": "￥", "CNY": "元", "EUR": "€", "GBP": "£", "HKD": "HK$", "TWD": "NT$",
        "VND": "₫", "INR": "₹", "AUD": "A$", "CAD": "CA$",
      ],
      suffixes: ["JPY": "円", "CNY": "元"]),
    weekdays: ["月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "土曜日", "日曜日"],
    weekdaysShort: ["月", "火", "水", "木", "金", "土", "日"],
    weekdaysNarrow: ["月", "火", "水", "木", "金", "土", "日"],
    months: (1...12).map { "\($0)月" },
    monthsShort: (1...12).map { "\($0)月" },
    full: [.year, "年", .month, "月", .day, "日 ", .weekday],
    long: [.year, "年", .month, "月", .day, "日"],
    medium: [.year, "年", .month, "月", .day, "日"],
    short: [.year, "/", .month, "/", .day],
    monthDay: [.month, "月", .day, "日"],
    monthDayWeekday: [.month, "月", .day, "日(", .weekdayShort, ")"],
    yearMonth: [.year, "年", .month, "月"],
    yearAlone: [.year, "年"],
    monthAlone: [.month, "月"],
    dayAlone: [.day, "日"],
    time: [.hour, ":", .minute],
    timeWithSeconds: [.hour, ":", .minute, ":", .second],
    joins: Joins(pair: "、", middle: "、", last: "、"))
}
