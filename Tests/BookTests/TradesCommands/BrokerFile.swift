import Base
import Glibc
import Testing

/// A broker's file that is changed before it is imported: its days, quantities, encoding or the order of its rows.
struct BrokerFile {
  let name: String
  /// As text, whatever its encoding is.
  var text: String
  private let separator: String
  private let quantity: [Int]

  static let names = ["first_version.csv", "kiwoom_domestic.csv", "kiwoom_domestic.xls"]

  init(_ name: String) throws {
    self.name = name
    separator = name.hasSuffix(".xls") ? "</td><td>" : ","
    let isKiwoom = name.hasPrefix("kiwoom")
    // Quantity; in Kiwoom's table also what it came to and the charges on it.
    quantity = isKiwoom ? [2, 3, 4, 5, 14, 15] : [5]
    text = try Encodings.decode(Fixture.bytes(name), isKiwoom ? "CP949" : "UTF-8")
  }

  /// The rows with a day in them, each as its cells.
  private func changingRows(_ change: (inout [String]) throws -> Void) rethrows -> BrokerFile {
    var copy = self
    copy.text = try lines.map { line in
      guard isRecord(line) else { return line }
      var cells = line.components(separatedBy: separator)
      try change(&cells)
      return cells.joined(separator: separator)
    }.joined(separator: newline)
    return copy
  }

  private var newline: String { text.contains("\r\n") ? "\r\n" : "\n" }

  private var lines: [String] { text.components(separatedBy: newline) }

  private func isRecord(_ line: String) -> Bool {
    line.components(separatedBy: separator).count > 6 && line.contains(where: \.isNumber) && line.contains("20")
      && (line.hasPrefix("<tr><td>20") || line.first?.isNumber == true)
  }

  /// Every day so many days later.
  func shifted(by days: Int) -> BrokerFile {
    changingRows { cells in
      for place in cells.indices {
        guard let found = Self.day(in: cells[place]) else { continue }
        let mark = cells[place][cells[place].index(found.start, offsetBy: 4)]
        let moved = found.day.adding(days: days).iso.replacing("-", with: String(mark))
        let end = cells[place].index(found.start, offsetBy: 10)
        cells[place].replaceSubrange(found.start..<end, with: moved)
      }
    }
  }

  private static func day(in cell: String) -> (day: CivilDay, start: String.Index)? {
    var start = cell.startIndex
    while let end = cell.index(start, offsetBy: 10, limitedBy: cell.endIndex) {
      let text = cell[start..<end].replacing(".", with: "-")
      if cell[start] == "2", let day = try? CivilDay(iso: text) { return (day, start) }
      start = cell.index(after: start)
    }
    return nil
  }

  /// Every quantity, and what follows from it, three times.
  func tripled() throws -> BrokerFile {
    try changingRows { cells in
      for place in quantity {
        let plain = cells[place].replacing(",", with: "")
        guard let amount = try? Fixture.amount(plain) else { continue }
        cells[place] = try amount.times(Amount(3)).text
      }
    }
  }

  /// The rows from the last to the first.
  func reversed() -> BrokerFile {
    var copy = self
    var rows = lines.filter(isRecord).reversed().makeIterator()
    copy.text = lines.map { isRecord($0) ? rows.next() ?? $0 : $0 }.joined(separator: newline)
    return copy
  }

  /// The bytes in an encoding; UTF-16 begins with its mark.
  func bytes(_ encoding: String) throws -> [UInt8] {
    let text = text.replacing("charset=euc-kr", with: "charset=\(encoding.lowercased())")
    let mark: [UInt8] = encoding == "UTF-16LE" ? [0xFF, 0xFE] : []
    return mark + (try Encodings.convert(Array(text.utf8), from: "UTF-8", to: encoding))
  }
}

/// The system's own conversion between encodings.
enum Encodings {
  static func decode(_ bytes: [UInt8], _ encoding: String) throws -> String {
    String(decoding: try convert(bytes, from: encoding, to: "UTF-8"), as: UTF8.self)
  }

  static func convert(_ bytes: [UInt8], from: String, to: String) throws -> [UInt8] {
    let handle = try #require(iconv_open(to, from))
    defer { iconv_close(handle) }
    var input = bytes.map { CChar(bitPattern: $0) }
    var output = [CChar](repeating: 0, count: bytes.count * 4 + 16)
    let capacity = output.count
    var left = capacity
    let failed = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        var source = input.baseAddress
        var target = output.baseAddress
        var count = input.count
        return iconv(handle, &source, &count, &target, &left) == -1
      }
    }
    try #require(!failed)
    return output.prefix(capacity - left).map { UInt8(bitPattern: $0) }
  }
}

extension String {
  func components(separatedBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
