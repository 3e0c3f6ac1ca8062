import Base
import Testing

@Suite struct TextTests {
  @Test(arguments: [
    ("Samsung", "samsung"), ("ＳＡＭＳＵＮＧ　１２", "samsung 12"), ("ｶﾞｷﾞ", "ガギ"), ("ﾊﾟ", "パ"), ("が", "が"), ("か\u{3099}", "が"),
    ("\u{1109}\u{1161}\u{11B7}\u{1109}\u{1165}\u{11BC}", "삼성"), ("ﾤ", "ㄴ"), ("Đi đâu đấy", "di dau day"),
    ("Thế giới", "the gioi"), ("Phở tương ớt", "pho tuong ot"), ("Thê\u{301}", "the"), ("CAFÉ", "cafe"),
    ("Straße", "strasse"),
    ("İstanbul", "istanbul"), ("й", "й"), ("Ά", "ά"), ("ที่", "ที่"), ("\u{FEFF}so\u{AD}ft\u{200B}", "soft"), ("", ""),
    ("a\u{0}b", "a\u{0}b"),
    ("豈", "豈"),
  ])
  func `the search form has one spelling for each`(text: String, form: String) {
    // Compared by code points: two spellings of one character are equal strings.
    #expect(Array(Text.normalised(text).unicodeScalars) == Array(form.unicodeScalars))
  }

  @Test(arguments: [
    ("삼성전자 ", "삼성전자"), ("\u{3000}삼성\u{A0}\u{A0}전자\t", "삼성 전자"), ("a \n b", "a b"), (" ", ""), ("A\u{0}B\u{7F}", "AB"),
    ("\u{FEFF}KODEX 200", "KODEX 200"), ("\u{1109}\u{1161}\u{11B7}", "삼"), ("Cafe\u{301}", "Café"), ("ＡＢＣ", "ＡＢＣ"),
    ("👨\u{200D}👩\u{200D}👧", "👨\u{200D}👩\u{200D}👧"),
  ])
  func `a name has one spelling`(text: String, name: String) {
    #expect(Array(Text.name(text).unicodeScalars) == Array(name.unicodeScalars))
  }

  @Test func `forms do not change when they are taken again`() {
    var random = Seeded(61)
    for _ in 0..<5000 {
      let text = Samples.text(&random)
      #expect(Text.normalised(Text.normalised(text)).unicodeScalars.elementsEqual(Text.normalised(text).unicodeScalars))
      #expect(Text.name(Text.name(text)).unicodeScalars.elementsEqual(Text.name(text).unicodeScalars))
    }
  }

  @Test(arguments: [("삼성전자", "ㅅㅅㅈㅈ"), ("LG화학", "lgㅎㅎ"), ("빵 꽃", "ㅃ ㄲ"), ("힣", "ㅎ"), ("가", "ㄱ"), ("abc", "abc")])
  func `initials stand for syllables`(text: String, initials: String) {
    #expect(Text.initials(of: text) == initials)
  }

  @Test func `a text of nothing but marks takes no square time`() {
    let marks = String(String.UnicodeScalarView((0..<200_000).map { $0.isMultiple(of: 2) ? "\u{301}" : "\u{323}" }))
    #expect(Text.normalised(marks).unicodeScalars.count == 200_000)
  }
}

/// Texts of many scripts.
enum Samples {
  private static let ranges: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x20...0x7E, 0xC0...0x24F, 0x300...0x345, 0x370...0x3FF, 0x400...0x45F, 0xE01...0xE4E, 0x1100...0x1112,
    0x1161...0x1175, 0x11A8...0x11C2, 0x1E00...0x1EFF, 0x3041...0x3096, 0x3099...0x309A, 0x30A1...0x30FC,
    0x4E00...0x9FFF,
    0xAC00...0xD7A3, 0xF900...0xFA6D, 0xFF01...0xFFDC, 0x1F600...0x1F64F, 0x0...0x1F, 0x2000...0x206F, 0x900...0x97F,
  ]

  static func text(_ random: inout Seeded, atMost length: Int = 12) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...length, using: &random) {
      let range = ranges.randomElement(using: &random) ?? 0x20...0x7E
      scalars.append(Unicode.Scalar(UInt32.random(in: range, using: &random)) ?? " ")
    }
    return String(scalars)
  }
}
