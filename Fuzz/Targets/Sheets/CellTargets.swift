import Base
import Sheets

extension FuzzTarget {
  /// Numbers as people write them: the short way and the long way agree, and what is read can be read again.
  static let number = FuzzTarget(name: "number") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    for decimal in [nil, DecimalMark.point, .comma] {
      let style = NumberStyle(decimal: decimal)
      let reading = try? style.read(text)
      try hold(reading == (try? style.read(" " + text)), "a blank before \(text) matters")
      guard case .amount(let amount, _) = reading else { continue }
      try hold(try NumberStyle().read(amount.text).amount == amount, "\(text) does not come back")
    }
    var column = NumberColumn([text])
    column.see(UnsafeBufferPointer(start: nil, count: 0))
    if let decimal = column.decimal, let amount = try? NumberStyle(decimal: decimal).read(text).amount {
      try hold((try? NumberStyle().read(text).amount) == amount, "\(text) reads otherwise by itself")
    }
    _ = KindWord(text)
  }

  /// Dates and times as people write them: the short way and the long way agree, and what is read can be read again.
  static let date = FuzzTarget(name: "date") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    for order in [nil, DateOrder.dmy, .mdy, .ymd] {
      let style = DateStyle(order: order, allowsSerial: order == .ymd)
      let moment = try? style.read(text)
      try hold(moment == (try? style.read(" " + text)), "a blank before \(text) matters")
      guard let moment = moment ?? nil else { continue }
      let plain = moment.day.iso + (moment.time.map { " " + $0.iso } ?? "")
      let again = try DateStyle().read(plain)
      try hold(again?.day == moment.day && again?.time == moment.time, "\(text) does not come back")
      _ = moment.instant
    }
    let time = try? WrittenTime.read(text)
    try hold(time == (try? WrittenTime.read(" " + text)), "a blank before \(text) matters")
    _ = DateColumn([text]).order
  }
}
