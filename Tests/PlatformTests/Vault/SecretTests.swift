import Base
import Testing
import Vault

struct SecretTests {
  @Test(arguments: Secret.Kind.allCases)
  func `a secret is found again by its text`(kind: Secret.Kind) throws {
    let secret = Secret.new(kind)
    let brought = try #require(Secret(text: secret.text, kind))
    #expect(brought == secret)
    #expect(brought.hash == secret.hash)
    #expect(secret.matches(brought.hash))
    #expect(secret.text.hasPrefix(kind.rawValue))
    #expect(secret.hash.count == 32)
  }

  @Test func `no two secrets are the same, and none is another's`() {
    let secrets = (0..<1000).map { _ in Secret.new() }
    #expect(Set(secrets.map(\.text)).count == 1000)
    #expect(secrets[0] != secrets[1])
    #expect(!secrets[0].matches(secrets[1].hash))
    #expect(!secrets[0].matches([]))
  }

  @Test func `a session's secret is none of the API, and the reverse`() {
    #expect(Secret(text: Secret.new(.plain).text, .api) == nil)
    #expect(Secret(text: Secret.new(.api).text, .plain) == nil)
    #expect(Secret.new(.api).hash != Secret.new(.plain).hash)
  }

  @Test(arguments: [
    "", "nanal_", "short", String(repeating: "A", count: 42), String(repeating: "A", count: 44),
    String(repeating: "=", count: 43), String(repeating: "é", count: 43), String(repeating: "A", count: 42) + "B",
    String(repeating: "A", count: 42) + "\0", String(repeating: " ", count: 43),
  ])
  func `what cannot be a secret is none`(text: String) {
    #expect(Secret(text: text) == nil)
    #expect(Secret(text: text, .api) == nil)
    #expect(Secret(text: "nanal_" + text, .api) == nil)
  }
}
