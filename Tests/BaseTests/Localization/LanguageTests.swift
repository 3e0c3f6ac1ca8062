import Localization
import Testing

struct LanguageTests {
  @Test(arguments: [
    ("ko-KR", Language.ko), ("ko_KR.UTF-8", .ko), ("EN", .en), ("ja", .ja), ("zh", .zhHans), ("zh-CN", .zhHans),
    ("zh_TW.UTF-8", .zhHant), ("zh-Hant-HK", .zhHant), ("zh-Hans-TW", .zhHans), ("zh-HK", .zhHant), ("in", .id),
    ("id-ID", .id), ("th_TH@calendar=buddhist", .th), ("vi", .vi),
  ])
  func `a tag is read as browsers and terminals write it`(tag: String, language: Language) {
    #expect(Language(tag: tag) == language)
  }

  @Test(arguments: ["", "C", "POSIX", "C.UTF-8", "fr-FR", "kok", "-", "*"])
  func `a tag of another language is none`(tag: String) {
    #expect(Language(tag: tag) == nil)
  }

  @Test(arguments: [
    ("fr, vi;q=0.4, th;q=0.9", Language.th), ("ko-KR,ko;q=0.9,en-US;q=0.8", .ko), ("en;q=0, ja;q=0.001", .ja),
    ("en;q=0.5,id;q=0.5", .en), ("de;q=1.0, zh-TW; q=0.7", .zhHant), ("en;q=abc, vi;q=0.2", .vi),
  ])
  func `a browser's header is answered by weight and then by place`(header: String, language: Language) {
    #expect(Language(acceptLanguage: header) == language)
  }

  @Test func `a header that names none of ours chooses none`() {
    #expect(Language(acceptLanguage: "fr, de;q=0.5, *;q=0.1") == nil)
    #expect(Language(acceptLanguage: "") == nil)
  }

  @Test func `a terminal speaks the first variable that is set`() {
    #expect(Language(environment: ["LC_ALL": "", "LANG": "ko_KR.UTF-8"]) == .ko)
    #expect(Language(environment: ["LC_ALL": "ja_JP", "LANG": "ko_KR.UTF-8"]) == .ja)
    #expect(Language(environment: ["LC_ALL": "C.UTF-8", "LANG": "ko_KR.UTF-8"]) == .en)
    #expect(Language(environment: [:]) == .en)
  }

  @Test func `every language is found by its own tag`() {
    for language in Language.allCases { #expect(Language(tag: language.tag) == language) }
  }
}
