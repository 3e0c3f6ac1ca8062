extension LocaleTable {
  static let thai = LocaleTable(
    scales: [
      Scale(exponent: 3, suffix: "K"), Scale(exponent: 6, suffix: "M"), Scale(exponent: 9, suffix: "B"),
      Scale(exponent: 12, suffix: "T"),
    ],
    money: Money(
      symbols: [
        "KRW": "₩", "USD": "US$", "JPY": "¥", "CNY": "CN¥", "EUR": "€", "GBP": "£", "HKD": "HK$", "TWD": "NT$",
        "THB": "฿", "VND": "₫", "INR": "₹", "AUD": "AU$", "CAD": "CA$",
      ]),
    weekdays: ["วันจันทร์", "วันอังคาร", "วันพุธ", "วันพฤหัสบดี", "วันศุกร์", "วันเสาร์", "วันอาทิตย์"],
    weekdaysShort: ["จ.", "อ.", "พ.", "พฤ.", "ศ.", "ส.", "อา."],
    weekdaysNarrow: ["จ", "อ", "พ", "พฤ", "ศ", "ส", "อา"],
    months: [
      "มกราคม", "กุมภาพันธ์", "มีนาคม", "เมษายน", "พฤษภาคม", "มิถุนายน", "กรกฎาคม", "สิงหาคม", "กันยายน", "ตุลาคม",
      "พฤศจิกายน", "ธันวาคม",
    ],
    monthsShort: [
      "ม.ค.", "ก.พ.", "มี.ค.", "เม.ย.", "พ.ค.", "มิ.ย.", "ก.ค.", "ส.ค.", "ก.ย.", "ต.ค.", "พ.ย.", "ธ.ค.",
    ],
    yearsAhead: 543,
    full: [.weekday, "ที่ ", .day, " ", .monthName, " พ.ศ. ", .year],
    long: [.day, " ", .monthName, " พ.ศ. ", .year],
    medium: [.day, " ", .monthShort, " พ.ศ. ", .year],
    short: [.day, "/", .month, "/", .year],
    monthDay: [.day, " ", .monthShort],
    monthDayWeekday: [.weekdayShort, " ", .day, " ", .monthShort],
    yearMonth: [.monthName, " พ.ศ. ", .year],
    yearAlone: ["พ.ศ. ", .year],
    monthAlone: [.monthAlone],
    dayAlone: [.day],
    time: [.hour2, ":", .minute],
    timeWithSeconds: [.hour2, ":", .minute, ":", .second],
    joins: Joins(pair: " และ ", middle: " ", last: " และ "))
}
