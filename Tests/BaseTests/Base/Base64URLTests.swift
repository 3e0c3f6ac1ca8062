import Base
import Testing

@Suite struct Base64URLTests {
  @Test(
    arguments: [
      ([], ""), ([0x66], "Zg"), ([0x66, 0x6F], "Zm8"), ([0x66, 0x6F, 0x6F], "Zm9v"), ([0xFB, 0xFF, 0xBF], "-_-_"),
      ([0, 0, 0, 0], "AAAAAA"),
    ] as [([UInt8], String)])
  func `bytes and text become each other`(bytes: [UInt8], text: String) {
    #expect(Base64URL.encode(bytes) == text)
    #expect(Base64URL.decode(text) == bytes)
  }

  @Test(arguments: ["A", "AAAAA", "Zg==", "Zh", "Zm9", "a+b/", "Zm 8", "Zm8\n", "é123"])
  func `a text that would not be written is not read`(text: String) {
    #expect(Base64URL.decode(text) == nil)
  }

  @Test func `all lengths come back`() {
    let bytes = (0..<100).map { UInt8($0 * 37 & 255) }
    for length in 0...100 {
      let text = Base64URL.encode(bytes.prefix(length))
      #expect(Base64URL.decode(text) == Array(bytes.prefix(length)))
    }
  }
}
