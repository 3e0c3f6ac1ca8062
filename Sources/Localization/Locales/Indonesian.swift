extension LocaleTable {
  static let indonesian = LocaleTable(
    decimal: UInt8(ascii: ","),
    group: UInt8(ascii: "."),
    scales: [
      Scale(exponent: 3, suffix: "\u{A0}rb"), Scale(exponent: 6, suffix: "\u{A0}jt"),
      Scale(exponent: 9, suffix: "\u{A0}M"), Scale(exponent: 12, suffix: "\u{A0}T"),
    ],
    money: Money(
      symbols: [
        "KRW": "₩", "USD": "US$", "JPY": "JP¥", "CNY": "CN¥", "EUR": "€", "GBP": "£", "HKD": "HK$", "TWD": "NT$",
        "IDR": "Rp", "THB": "฿", "VND": "₫", "INR": "Rs", "AUD": "AU$", "CAD": "CA$",
      ]),
    weekdays: ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"],
    weekdaysShort: ["Sen", "Sel", "Rab", "Kam", "Jum", "Sab", "Min"],
    weekdaysNarrow: ["S", "S", "R", "K", "J", "S", "M"],
    months: [
      "Januari", "Februari", "Maret", "April", "Mei", "Juni", "Juli", "Agustus", "September", "Oktober", "November",
      "Desember",
    ],
    monthsShort: ["Jan", "Feb", "Mar", "Apr", "Mei", "Jun", "Jul", "Agu", "Sep", "Okt", "Nov", "Des"],
    full: [.weekday, ", ", .day, " ", .monthName, " ", .year],
    long: [.day, " ", .monthName, " ", .year],
    medium: [.day, " ", .monthShort, " ", .year],
    short: [.day, "/", .month, "/", .year],
    monthDay: [.day, " ", .monthShort],
    monthDayWeekday: [.weekdayShort, ", ", .day, " ", .monthShort],
    yearMonth: [.monthName, " ", .year],
    yearAlone: [.year],
    monthAlone: [.monthAlone],
    dayAlone: [.day],
    time: [.hour2, ".", .minute],
    timeWithSeconds: [.hour2, ".", .minute, ".", .second],
    joins: Joins(pair: " dan ", middle: ", ", last: ", dan "))
}
