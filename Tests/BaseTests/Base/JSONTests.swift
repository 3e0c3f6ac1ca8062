import Base
import Testing

@Suite struct JSONTests {
  @Test(arguments: [
    "null", "true", "false", "0", "-0", "12.50", "1e3", "-1.5E-10", "123456789012345678901234567890.000000000001",
    "\"\"",
    "[]", "{}", "[1,[2,[3]]]", #"{"a":1,"b":{"c":[null,true,"x"]}}"#, #""삼성전자 😀""#, #""\"\\\n\r\t\u0000\u001f""#,
  ])
  func `compact text is read and written unchanged`(text: String) throws {
    #expect(try JSON(parsing: text).description == text)
  }

  @Test func `escapes are read as what they stand for`() throws {
    #expect(try JSON(parsing: #""\u0041\u00e9\uc0bc\ud83d\ude00\/\b\f""#) == "Aé삼😀/\u{8}\u{C}")
    #expect(try JSON(parsing: " [ 1 , 2 ]\r\n\t") == [1, 2])
  }

  @Test(arguments: [
    ("", JSONError.Reason.ended, 0), ("[1,", .ended, 3), ("{\"a\"", .ended, 4), ("\"abc", .ended, 4),
    ("tru", .ended, 3),
    ("-", .ended, 1), ("1.", .ended, 2), ("\"\\", .ended, 2), ("[1,]", .unexpected, 3), ("{\"a\":1,}", .unexpected, 7),
    ("{a:1}", .unexpected, 1), ("'a'", .unexpected, 0), ("NaN", .unexpected, 0), ("[1 2]", .unexpected, 3),
    ("+1", .unexpected, 0), ("truth", .unexpected, 3), ("01", .badNumber, 0), ("-a", .badNumber, 1),
    ("[1.e3]", .badNumber, 3),
    ("[1e+]", .badNumber, 4), ("\"\\x\"", .badEscape, 2), ("\"\\ud800\"", .badEscape, 2),
    ("\"\\udc00\"", .badEscape, 2),
    ("\"\\ud800\\u0041\"", .badEscape, 2), ("\"\\u12g4\"", .badEscape, 5), ("\"a\nb\"", .controlCharacter, 2),
    ("1 2", .trailing, 2), ("{}x", .trailing, 2), ("{\"a\":1,\"a\":2}", .duplicateName, 7),
    ("\u{FEFF}1", .unexpected, 0), ("// a\n1", .unexpected, 0),
  ])
  func `what is no JSON is refused with its place`(text: String, reason: JSONError.Reason, offset: Int) {
    let error = #expect(throws: JSONError.self) { try JSON(parsing: text) }
    #expect(error?.reason == reason)
    #expect(error?.offset == offset)
  }

  @Test(arguments: [
    [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xE2, 0x82, 0x22],
    [0x22, 0x5C, 0x6E, 0xFF, 0x22],
  ])
  func `bytes that are no UTF-8 are refused`(bytes: [UInt8]) {
    let error = #expect(throws: JSONError.self) { try JSON(parsing: bytes) }
    #expect(error?.reason == .notUTF8)
  }

  @Test func `an error tells line and column`() {
    let error = #expect(throws: JSONError.self) { try JSON(parsing: "{\n  \"a\": 1,\n  b: 2\n}") }
    #expect(error?.line == 3)
    #expect(error?.column == 3)
  }

  @Test func `depth and size have their limits`() throws {
    let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    _ = try JSON(parsing: deep)
    let deeper = #expect(throws: JSONError.self) { try JSON(parsing: "[\(deep)]") }
    #expect(deeper?.reason == .tooDeep)
    let endless = #expect(throws: JSONError.self) { try JSON(parsing: String(repeating: "{\"a\":[", count: 500_000)) }
    #expect(endless?.reason == .tooDeep)
    let large = #expect(throws: JSONError.self) { try JSON(parsing: "[1,2,3]", limits: JSONLimits(bytes: 6)) }
    #expect(large?.reason == .tooLarge)
    _ = try JSON(parsing: "[1,2,3]", limits: JSONLimits(depth: 1, bytes: 7))
  }

  @Test func `a name that occurs twice is found also in a long object`() {
    let names = (0..<100).map { "\"n\($0)\":\($0)" }.joined(separator: ",")
    #expect(throws: Never.self) { try JSON(parsing: "{\(names)}") }
    for twice in [0, 15, 16, 99] {
      let error = #expect(throws: JSONError.self) { try JSON(parsing: "{\(names),\"n\(twice)\":0}") }
      #expect(error?.reason == .duplicateName)
    }
  }

  @Test func `the pretty form has a member on each line`() {
    let value: JSON = ["days": [["day": "2026-11-30", "realized": .number("-12.5")], [:]], "next": nil, "none": []]
    #expect(
      String(decoding: value.write(pretty: true), as: UTF8.self) == """
        {
          "days": [
            {
              "day": "2026-11-30",
              "realized": -12.5
            },
            {}
          ],
          "next": null,
          "none": []
        }
        """)
  }

  @Test func `values are reached by name and place`() throws {
    let value = try JSON(parsing: #"{"rows":[{"id":"x","count":3,"open":true,"rate":1.5,"none":null}]}"#)
    let row = try #require(value["rows"]?[0])
    #expect(row["id"]?.text == "x")
    #expect(row["count"]?.int == 3)
    #expect(row["open"]?.bool == true)
    #expect(row["rate"]?.numberText == "1.5")
    #expect(row["rate"]?.int == nil)
    #expect(row["none"]?.isNull == true)
    #expect(row["other"] == nil)
    #expect(value["rows"]?[1] == nil)
    #expect(value["rows"]?[-1] == nil)
  }

  @Test func `random values survive both forms`() throws {
    var random = Seeded(41)
    for _ in 0..<500 {
      let value = value(4, &random)
      #expect(try JSON(parsing: value.write()) == value)
      #expect(try JSON(parsing: value.write(pretty: true)) == value)
    }
  }

  @Test func `cut or changed text never traps`() {
    var random = Seeded(42)
    for _ in 0..<2000 {
      var bytes = value(3, &random).write(pretty: Bool.random(using: &random))
      for _ in 0..<3 where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: .min ... .max, using: &random)
        if Bool.random(using: &random) { bytes.removeSubrange(place...) }
      }
      if let read = try? JSON(parsing: bytes) { #expect((try? JSON(parsing: read.write())) == read) }
    }
  }

  private func value(_ depth: Int, _ random: inout Seeded) -> JSON {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
    case 0: .null
    case 1: .bool(Bool.random(using: &random))
    case 2: .number(random.amount().text)
    case 3, 4: .string(text(&random))
    case 5: .array((0..<Int.random(in: 0..<5, using: &random)).map { _ in value(depth - 1, &random) })
    default:
      .object(
        (0..<Int.random(in: 0..<5, using: &random)).map {
          JSON.Member("\($0)\(text(&random))", value(depth - 1, &random))
        })
    }
  }

  private func text(_ random: inout Seeded) -> String {
    let scalars: [Unicode.Scalar] = [
      "a", "\"", "\\", "\n", "\u{0}", "\u{7F}", "é", "삼", "😀", "\u{301}", "/", "\u{2028}",
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0..<6, using: &random) { text.append(scalars.randomElement(using: &random) ?? "a") }
    return String(text)
  }
}
