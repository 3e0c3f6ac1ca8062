import Base
import Testing

@Suite struct SearchTokensTests {
  @Test(arguments: [
    ("삼성전자", "ㅅㅅ"), ("삼성전자", "ㅅㅅㅈㅈ"), ("삼성전자", "ㅅ"), ("삼성전자", "ㅈㅈ"), ("삼성전자", "삼"), ("삼성전자", "전자"),
    ("삼성전자", "삼성전자"), ("삼성전자", "삼성 전자"), ("삼성 전자", "삼성전자"), ("삼성 전자", "ㅅㅅㅈㅈ"), ("삼성전자", "삼성ㅈ"),
    ("삼성전자우", "ㅈㅇ"), ("LG화학", "lgㅎㅎ"), ("LG화학", "LG"), ("LG화학", "화학"), ("KODEX 200", "kod"), ("KODEX 200", "200"),
    ("Apple Inc.", "app"), ("Apple Inc.", "APPLE"), ("任天堂", "任天"), ("トヨタ自動車", "ﾄﾖﾀ"), ("贵州茅台", "茅"),
    ("บริษัท ปตท", "ปตท"),
    ("Điện lực", "dien"), ("Điện lực", "điện lực"), ("005930", "0059"), ("2차전지", "2차전지"), ("BRK.B", "brk.b"),
    ("🍜라면", "라면"),
  ])
  func `a name is found by`(name: String, query: String) {
    #expect(found(query, in: SearchTokens.of(name: name)))
  }

  @Test(arguments: [
    ("삼성전자", "ㅈㅅ"), ("삼성전자", "전삼"), ("삼성전자", "ㅎ"), ("Apple", "pple"), ("Apple", "apples"), ("任天堂", "任堂"), ("가", "까"),
    ("か", "が"),
  ])
  func `a name is not found by`(name: String, query: String) {
    #expect(!found(query, in: SearchTokens.of(name: name)))
  }

  @Test func `running text is found by its words and by one or more characters, not by initials`() {
    let tokens = SearchTokens.of(text: "오늘 날씨가 좋았다 ㅋㅋㅋ. Bought 10 shares at 74,300원; 今天天气很好, วันนี้อากาศดี")
    for query in ["날씨", "날", "씨가", "ㅋㅋ", "bought", "SHARES 10", "74,300", "300원", "天气", "天", "อากาศ", "อา 今天 날씨가"] {
      #expect(found(query, in: tokens), "\(query)")
    }
    for query in ["ㄴㅆ", "bough", "天今", "날가", "없다"] { #expect(!found(query, in: tokens), "\(query)") }
  }

  @Test func `tokens are hexadecimal, each once`() {
    var random = Seeded(81)
    for _ in 0..<2000 {
      let text = Samples.text(&random, atMost: 30)
      for tokens in [SearchTokens.of(text: text), SearchTokens.of(name: text), SearchTokens.query(text)] {
        #expect(Set(tokens).count == tokens.count)
        #expect(tokens.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) } })
      }
      // Whatever was written is found by what was written.
      #expect(found(text, in: SearchTokens.of(text: text)) || SearchTokens.query(text).isEmpty)
      #expect(found(text, in: SearchTokens.of(name: text)) || SearchTokens.query(text).isEmpty)
    }
    #expect(SearchTokens.query("a b") == ["61", "62"])
  }

  @Test func `a query without words looks for nothing`() {
    for text in ["", " ", "-", "…!?", "🍜", "\u{0}"] { #expect(SearchTokens.query(text).isEmpty) }
  }

  @Test func `long text comes in chunks that share a token`() {
    let text = String(repeating: "가나다라마바사", count: 3000)
    let chunks = SearchTokens.chunks(of: text)
    #expect(chunks.count == 3)
    // 21,000 characters in steps of 7,999: the second chunk begins with the last character of the first.
    #expect(chunks[1].first == SearchTokens.query(String(Array(text)[7999])).first)
    let words = (0..<9000).map { "w\($0)" }.joined(separator: " ")
    let pieces = SearchTokens.chunks(of: words)
    #expect(pieces.count > 1)
    for (piece, next) in zip(pieces, pieces.dropFirst()) { #expect(piece.last == next.first) }
    #expect(Set(pieces.joined()).count == 9000)
    #expect(pieces.allSatisfy { $0.count <= 16_383 })
    #expect(SearchTokens.chunks(of: "").isEmpty)
    #expect(SearchTokens.chunks(of: "짧은 글") == [SearchTokens.of(text: "짧은 글")])
  }

  @Test func `a very long word counts with its beginning`() {
    let word = String(repeating: "x", count: 100_000)
    #expect(SearchTokens.of(text: word).map(\.utf8.count) == [128])
    #expect(found(word, in: SearchTokens.of(name: word)))
  }

  private func found(_ query: String, in tokens: [String]) -> Bool {
    let wanted = SearchTokens.query(query)
    return !wanted.isEmpty && wanted.allSatisfy(tokens.contains)
  }
}
