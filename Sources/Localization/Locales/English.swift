extension LocaleTable {
  static let english = LocaleTable(
    scales: [
      Scale(exponent: 3, suffix: "K"), Scale(exponent: 6, suffix: "M"), Scale(exponent: 9, suffix: "B"),
      Scale(exponent: 12, suffix: "T"),
    ],
    money: Money(
      symbols: [
        "KRW": "₩", "USD": "$", "JPY": "¥", "CNY": "CN¥", "EUR": "€", "GBP": "£", "HKD": "HK$", "TWD": "NT$",
        "VND": "₫", "INR": "₹", "AUD": "A$", "CAD": "CA$",
      ]),
    weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    weekdaysShort: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    weekdaysNarrow: ["M", "T", "W", "T", "F", "S", "S"],
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ],
    monthsShort: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
    halves: ["AM", "PM"],
    full: [.weekday, ", ", .monthName, " ", .day, ", ", .year],
    long: [.monthName, " ", .day, ", ", .year],
    medium: [.monthShort, " ", .day, ", ", .year],
    short: [.month, "/", .day, "/", .year],
    monthDay: [.monthShort, " ", .day],
    monthDayWeekday: [.weekdayShort, ", ", .monthShort, " ", .day],
    yearMonth: [.monthName, " ", .year],
    yearAlone: [.year],
    monthAlone: [.monthAlone],
    dayAlone: [.day],
    time: [.hour12, ":", .minute, "\u{202F}", .half],
    timeWithSeconds: [.hour12, ":", .minute, ":", .second, "\u{202F}", .half],
    joins: Joins(pair: " and ", middle: ", ", last: ", and "))
}
