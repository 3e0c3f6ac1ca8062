import Base

extension LocaleTable {
  static let simplifiedChinese = LocaleTable(
    scales: [Scale(exponent: 4, suffix: "万"), Scale(exponent: 8, suffix: "亿"), Scale(exponent: 12, suffix: "万亿")],
    money: Money(
      symbols: [
        "KRW": "₩", "USD": "US$", "JPY": "JP¥", "CNY": "¥", "EUR": "€", "GBP": "£", "HKD": "HK$", "TWD": "NT$",
        "VND": "₫", "INR": "₹", "AUD": "AU$", "CAD": "CA$",
      ]),
    firstWeekday: .monday,
    weekdays: ["星期一", "星期二", "星期三", "星期四", "星期五", "星期六", "星期日"],
    weekdaysShort: ["周一", "周二", "周三", "周四", "周五", "周六", "周日"],
    weekdaysNarrow: ["一", "二", "三", "四", "五", "六", "日"],
    months: ["一月", "二月", "三月", "四月", "五月", "六月", "七月", "八月", "九月", "十月", "十一月", "十二月"],
    monthsShort: (1...12).map { "\($0)月" },
    full: [.year, "年", .month, "月", .day, "日 ", .weekday],
    long: [.year, "年", .month, "月", .day, "日"],
    medium: [.year, "年", .month, "月", .day, "日"],
    short: [.year, "/", .month, "/", .day],
    monthDay: [.month, "月", .day, "日"],
    monthDayWeekday: [.month, "月", .day, "日 ", .weekdayShort],
    yearMonth: [.year, "年", .month, "月"],
    yearAlone: [.year, "年"],
    monthAlone: [.monthAlone],
    dayAlone: [.day, "日"],
    time: [.hour2, ":", .minute],
    timeWithSeconds: [.hour2, ":", .minute, ":", .second],
    joins: Joins(pair: "和", middle: "、", last: "和"))
}
