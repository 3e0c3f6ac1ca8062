import Base
import Testing

@Suite struct ContentHashTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ])
  func `the published examples come out`(text: String, hash: String) {
    #expect(ContentHash(of: text).text == hash)
  }

  @Test func `pieces of any size give the hash of the whole`() {
    var random = Seeded(51)
    for count in 0..<300 {
      let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      var hasher = SHA256()
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = rest.prefix(Int.random(in: 1...150, using: &random))
        hasher.update(piece)
        rest = rest.dropFirst(piece.count)
      }
      #expect(hasher.finish() == ContentHash(of: bytes))
    }
  }

  @Test func `a hash is read from its text`() {
    let hash = ContentHash(of: "x")
    #expect(ContentHash(text: hash.text) == hash)
    #expect(ContentHash(text: hash.text.uppercased()) == hash)
    #expect(hash.bytes.count == 32)
    #expect(ContentHash(text: "x" + hash.text.dropFirst()) == nil)
    #expect(ContentHash(text: hash.text.dropFirst()) == nil)
  }
}
