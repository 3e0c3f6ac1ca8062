import Base
import Sheets
import Testing

@Suite struct WrittenNumberTests {
  /// Case T19 of the shared cases.
  struct Spelling: CustomTestStringConvertible {
    let text: String
    let value: String?
    let unit: String?
    let asText: String?
    let column: [String]
    let isRefused: Bool
    let isNamuh: Bool
    var testDescription: String { text }
  }

  static let spellings: [Spelling] = {
    guard let bytes = try? SheetFixtures.bytes("cases/trades.json"), let file = try? JSON(parsing: bytes) else {
      return []
    }
    let cases = file["cases"]?.items ?? []
    let numbers = cases.first { $0["id"] == "T19" }?["expect"]?["numbers"]?.items ?? []
    return numbers.map { row in
      Spelling(
        text: row["text"]?.text ?? "", value: row["value"]?.text, unit: row["unit"]?.text, asText: row["as_text"]?.text,
        column: row["column"]?.items?.compactMap(\.text) ?? [], isRefused: row["refused"] == .bool(true),
        isNamuh: row["format"] == "namuh")
    }
  }()

  @Test func `the case has all of its rows`() {
    #expect(Self.spellings.count == 37)
  }

  @Test(arguments: spellings)
  func `a number is read as it is written`(_ spelling: Spelling) throws {
    var style = NumberColumn(spelling.column).style
    style.dotIsZero = spelling.isNamuh
    if spelling.isRefused {
      #expect(throws: NumberError.notANumber(spelling.text)) { try style.read(spelling.text) }
      return
    }
    let reading = try style.read(spelling.text)
    if let text = spelling.asText {
      #expect(reading == .text(text))
    } else if let value = spelling.value {
      #expect(reading.amount == (try Amount(canonical: value)))
      // The case names a unit only where it is about one.
      if let unit = spelling.unit { #expect(reading == .amount(try Amount(canonical: value), unit: unit)) }
    } else {
      #expect(reading == .none)
    }
  }
}
