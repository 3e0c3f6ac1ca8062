import Base
import Testing
import Vault

/// Answers that were changed on their way: whatever is signed is refused, and nothing is a crash.
struct PasskeyMutationTests {
  private static let fixture = PasskeyFixture.shared
  private let fixture = PasskeyFixture.shared

  /// A small generator, so that a failure comes again.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ state >> 33) &* 0xFF51_AFD7_ED55_8CCD
    }
  }

  private func mutated(_ bytes: [UInt8], _ numbers: inout Numbers) -> [UInt8] {
    var bytes = bytes
    let place = Int.random(in: bytes.indices, using: &numbers)
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
    case 1: bytes[place] = .random(in: .min ... .max, using: &numbers)
    case 2: bytes.removeSubrange(place...)
    case 3: bytes.remove(at: place)
    default: bytes.insert(.random(in: .min ... .max, using: &numbers), at: place)
    }
    return bytes
  }

  /// Mutates each named part of an answer in turn, and hands out what differs.
  private func forEachMutation(
    of response: JSON, _ parts: [String], rounds: Int, seed: UInt64, _ body: (JSON) throws -> Void
  ) throws {
    var numbers = Numbers(state: seed)
    for part in parts {
      let path = ["response", part]
      let sound = try #require(response["response"]?[part]?.text.flatMap { Base64URL.decode($0) })
      for _ in 0..<rounds {
        let bytes = mutated(sound, &numbers)
        if bytes != sound { try body(response.setting(path, .string(Base64URL.encode(bytes)))) }
      }
    }
  }

  @Test(arguments: fixture.accepted)
  func `no changed answer signs in`(answers: PasskeyFixture.Accepted) throws {
    let passkey = try fixture.register(answers.registration)
    let parts = ["clientDataJSON", "authenticatorData", "signature"]
    try forEachMutation(of: answers.assertion, parts, rounds: 200, seed: 1) { response in
      #expect(throws: PasskeyError.self, "\(response)") { try fixture.verify(response, passkey) }
    }
  }

  @Test(arguments: fixture.accepted.filter { $0.testDescription.contains("attested") })
  func `no changed passkey that is attested is made`(answers: PasskeyFixture.Accepted) throws {
    let sound = try fixture.register(answers.registration)
    let parts = ["clientDataJSON", "attestationObject"]
    try forEachMutation(of: answers.registration, parts, rounds: 300, seed: 2) { response in
      // A certificate says who made the authenticator, which is not asked: what it says else may change.
      let passkey = try? fixture.register(response)
      #expect(passkey == nil || passkey == sound, "\(response)")
    }
  }

  @Test(arguments: fixture.accepted.filter { !$0.testDescription.contains("attested") })
  func `a changed passkey that is not attested is still one of this site and question`(
    answers: PasskeyFixture.Accepted
  ) throws {
    let parts = ["clientDataJSON", "attestationObject"]
    try forEachMutation(of: answers.registration, parts, rounds: 300, seed: 3) { response throws in
      guard let passkey = try? fixture.register(response) else { return }
      #expect(try Passkeys.credential(of: response) == passkey.id)
    }
  }

  @Test func `an answer with a part gone or of another kind is refused`() throws {
    let answers = fixture.accepted[0]
    let passkey = try fixture.register(answers.registration)
    let names = ["attestationObject", "clientDataJSON", "authenticatorData", "signature"]
    let paths = [["rawId"], ["type"], ["response"]] + names.map { ["response", $0] }
    for path in paths {
      for value in [nil, JSON.null, 7, "", "=", "AAAA", [], [:], .string(String(repeating: "A", count: 100_000))] {
        let registration = answers.registration.setting(path, value)
        if registration != answers.registration, path.last != "authenticatorData", path.last != "signature" {
          #expect(throws: PasskeyError.self, "\(path)") { try fixture.register(registration) }
        }
        let assertion = answers.assertion.setting(path, value)
        if assertion != answers.assertion, path.last != "attestationObject" {
          #expect(throws: PasskeyError.self, "\(path)") { try fixture.verify(assertion, passkey) }
        }
      }
    }
    for response in [JSON.null, 1, "text", [], [:]] {
      #expect(throws: PasskeyError.malformed) { try fixture.register(response) }
      #expect(throws: PasskeyError.self) { try fixture.verify(response, passkey) }
    }
  }

  @Test(
    arguments: [
      [0xA3], [0xBF, 0xFF], [0x9B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0xBA, 0xFF, 0xFF, 0xFF, 0xFF],
      [UInt8](repeating: 0x81, count: 5000), [0xA1, 0x67] + Array("attStmt".utf8) + [0xBA, 0x7F, 0xFF, 0xFF, 0xFF],
      [0xA1, 0x68] + Array("authData".utf8) + [0x5A, 0xFF, 0xFF, 0xFF, 0xFF],
    ] as [[UInt8]])
  func `CBOR that promises more than there is is malformed`(bytes: [UInt8]) {
    let path = ["response", "attestationObject"]
    let response = fixture.accepted[0].registration.setting(path, .string(Base64URL.encode(bytes)))
    #expect(throws: PasskeyError.malformed) { try fixture.register(response) }
  }
}
