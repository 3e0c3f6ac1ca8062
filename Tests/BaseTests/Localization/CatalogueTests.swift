import Base
import Foundation
import Localization
import Testing

/// Compiles small catalogues with the project's own compiler and reads them back.
struct CatalogueTests {
  private func entry(_ english: String, _ korean: String, plural: String? = nil) -> String {
    let others = ["ja", "zh-Hans", "zh-Hant", "id", "th", "vi"].map { #""\#($0)": \#(unit(english))"# }
    let one = plural.map { #"{"variations": {"plural": {"one": \#(unit($0)), "other": \#(unit(english))}}}"# }
    let texts = [#""en": \#(one ?? unit(english))"#, #""ko": \#(unit(korean))"#] + others
    return #"{"comment": "A test.", "localizations": {\#(texts.joined(separator: ", "))}}"#
  }

  private func unit(_ text: String) -> String {
    #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
  }

  private func compile(_ strings: [String: String]) throws -> (result: Process, output: String, bytes: Data?) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let list = strings.map { #""\#($0.key)": \#($0.value)"# }.joined(separator: ",\n")
    let text = #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(list)}}"#
    try text.write(to: folder.appending(path: "Test.xcstrings"), atomically: true, encoding: .utf8)
    let out = folder.appending(path: "words.bin")
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", Sources.root + "/scripts/words", "--sources", folder.path(), "--out", out.path()]
    process.standardError = errors
    try process.run()
    let said = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process, String(decoding: said, as: UTF8.self), try? Data(contentsOf: out))
  }

  private func withWords(_ language: Language, _ strings: [String: String], _ check: (Words) throws -> Void) throws {
    let bytes = try #require(try compile(strings).bytes)
    try bytes.withUnsafeBytes { try check(Words(language, catalogue: Catalogue(bytes: $0))) }
  }

  @Test func `every text is found in its language, among many`() throws {
    var strings: [String: String] = [:]
    for number in 0..<300 { strings["test.key\(number)"] = entry("Text \(number)", "글 \(number)") }
    try withWords(.ko, strings) { words in
      for number in 0..<300 { #expect(words(WordKey(stringLiteral: "test.key\(number)")) == "글 \(number)") }
    }
    try withWords(.vi, strings) { #expect($0("test.key7") == "Text 7") }
  }

  @Test func `a missing key shows itself`() throws {
    try withWords(.ko, ["test.a": entry("A", "가")]) { #expect($0("test.b") == "test.b") }
    let nothing = Catalogue(bytes: UnsafeRawBufferPointer(start: nil, count: 0))
    #expect(Words(.ko, catalogue: nothing)("test.a") == "test.a")
  }

  @Test func `placeholders take their arguments in the order that each language gives them`() throws {
    let strings = ["test.a": entry("%1$@ of %2$@, 100%%", "%2$@ 중 %1$@, 100%%")]
    try withWords(.en, strings) { #expect($0("test.a", .text("a"), .text("b")) == "a of b, 100%") }
    try withWords(.ko, strings) { #expect($0("test.a", .text("a"), .text("b")) == "b 중 a, 100%") }
    try withWords(.en, strings) { #expect($0("test.a", .amount(Amount(1500))) == "1,500 of , 100%") }
  }

  @Test func `a count chooses the form and is written as the language writes figures`() throws {
    let strings = ["test.a": entry("%lld records", "기록 %lld건", plural: "%lld record")]
    try withWords(.en, strings) { words in
      #expect(words("test.a", .count(1)) == "1 record")
      #expect(words("test.a", .count(0)) == "0 records")
      #expect(words("test.a", .count(12_000)) == "12,000 records")
    }
    try withWords(.ko, strings) { #expect($0("test.a", .count(1)) == "기록 1건") }
    try withWords(.vi, strings) { #expect($0("test.a", .count(12_000)) == "12.000 records") }
  }

  @Test(arguments: [
    ("삼성전자", "삼성전자를 지웠습니다"), ("한화솔루션", "한화솔루션을 지웠습니다"), ("서울", "서울을 지웠습니다"), ("35", "35를 지웠습니다"),
    ("KT&G", "KT&G을(를) 지웠습니다"), ("", "을(를) 지웠습니다"),
  ])
  func `a Korean particle follows the sound before it`(name: String, shown: String) throws {
    try withWords(.ko, ["test.a": entry("Deleted %@", "%@을(를) 지웠습니다")]) {
      #expect($0("test.a", .text(name)) == shown)
    }
  }

  @Test func `으로 and 로 know the ending ㄹ`() throws {
    let strings = ["test.a": entry("To %@", "%@(으)로 옮기기")]
    for (name, shown) in [("서울", "서울로 옮기기"), ("부산", "부산으로 옮기기"), ("제주", "제주로 옮기기")] {
      try withWords(.ko, strings) { #expect($0("test.a", .text(name)) == shown) }
    }
  }

  @Test(arguments: [
    ("test.a", "%1$@ and %2$@", "%1$@", "other placeholders in en than in ko"),
    ("test.a", "%@", "%lld", "other placeholders in en than in ko"),
    ("test.a", "%2$@", "%2$@", "does not number its placeholders from 1"),
    ("test.a", "50%d", "50", "not understood in en"), ("test.a", "", "가", "is empty"),
    ("other.a", "A", "가", "is not a key of this catalogue"), ("test", "A", "가", "is not a key of this catalogue"),
  ])
  func `the compiler refuses what is wrong and says where`(
    key: String, english: String, korean: String, said: String
  ) throws {
    let (process, output, bytes) = try compile([key: entry(english, korean)])
    #expect(process.terminationStatus == 1)
    #expect(output.contains("Test.xcstrings: \(key): ") && output.contains(said), "\(output)")
    #expect(bytes == nil)
  }

  @Test func `a language that lacks a text is named`() throws {
    let text = #"{"comment": "A test.", "localizations": {"en": \#(unit("A"))}}"#
    #expect(try compile(["test.a": text]).output.contains("test.a: is missing in th"))
  }

  @Test func `a text that is no one's to translate is the same everywhere`() throws {
    let text = #"{"comment": "A name.", "shouldTranslate": false, "localizations": {"en": \#(unit("Nanal"))}}"#
    try withWords(.th, ["test.a": text]) { #expect($0("test.a") == "Nanal") }
  }
}
