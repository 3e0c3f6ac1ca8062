extension LocaleTable {
  static let traditionalChinese = LocaleTable(
    scales: [Scale(exponent: 4, suffix: "萬"), Scale(exponent: 8, suffix: "億"), Scale(exponent: 12, suffix: "兆")],
    money: Money(
      symbols: [
        "KRW": "￦", "USD": "US$", "JPY": "¥", "CNY": "CN¥", "EUR": "€", "GBP": "£", "HKD": "HK$", "TWD": "$",
        "VND": "₫", "INR": "₹", "AUD": "AU$", "CAD": "CA$",
      ]),
    weekdays: ["星期一", "星期二", "星期三", "星期四", "星期五", "星期六", "星期日"],
    weekdaysShort: ["週一", "週二", "週三", "週四", "週五", "週六", "週日"],
    weekdaysNarrow: ["一", "二", "三", "四", "五", "六", "日"],
    months: (1...12).map { "\($0)月" },
    monthsShort: (1...12).map { "\($0)月" },
    halves: ["上午", "下午"],
    full: [.year, "年", .month, "月", .day, "日 ", .weekday],
    long: [.year, "年", .month, "月", .day, "日"],
    medium: [.year, "年", .month, "月", .day, "日"],
    short: [.year, "/", .month, "/", .day],
    monthDay: [.month, "月", .day, "日"],
    monthDayWeekday: [.month, "月", .day, "日 ", .weekdayShort],
    yearMonth: [.year, "年", .month, "月"],
    yearAlone: [.year, "年"],
    monthAlone: [.month, "月"],
    dayAlone: [.day, "日"],
    time: [.half, .hour12, ":", .minute],
    timeWithSeconds: [.half, .hour12, ":", .minute, ":", .second],
    joins: Joins(pair: "和", middle: "、", last: "和"))
}
