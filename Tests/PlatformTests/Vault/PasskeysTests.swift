import Base
import TestSupport
import Testing
import Vault

struct PasskeysTests {
  private static let fixture = PasskeyFixture.shared
  private let fixture = PasskeyFixture.shared

  @Test func `the answers are there`() {
    #expect(fixture.accepted.count == 9)
    #expect(PasskeyFixture.chromium.accepted.count == 4)
    #expect(fixture.refusedRegistrations.count == 16)
    #expect(fixture.refusedAssertions.count == 15)
    #expect((fixture.refusedRegistrations + fixture.refusedAssertions).allSatisfy { $0.error != nil })
  }

  @Test(arguments: fixture.accepted)
  func `a passkey is made, and signs in`(answers: PasskeyFixture.Accepted) throws {
    let passkey = try fixture.register(answers.registration)
    #expect(passkey.owner == fixture.owner)
    #expect(passkey.algorithm.rawValue == answers.json["algorithm"]?.int)
    #expect(Base64URL.encode(passkey.publicKey) == answers.json["publicKey"]?.text)
    #expect(try Passkeys.credential(of: answers.assertion) == passkey.id)
    #expect(try fixture.verify(answers.assertion, passkey) == UInt32(answers.json["counter"]?.int ?? -1))
  }

  @Test(arguments: PasskeyFixture.chromium.accepted)
  func `a passkey of a real browser is made, and signs in`(answers: PasskeyFixture.Accepted) throws {
    let passkey = try PasskeyFixture.chromium.register(answers.registration)
    #expect(passkey.algorithm.rawValue == answers.json["algorithm"]?.int)
    #expect(
      try PasskeyFixture.chromium.verify(answers.assertion, passkey) == UInt32(answers.json["counter"]?.int ?? -1))
  }

  @Test(arguments: fixture.refusedRegistrations)
  func `no passkey is made by`(answer: PasskeyFixture.Refused) {
    let error = #expect(throws: PasskeyError.self) { try fixture.register(answer.response) }
    #expect(error == answer.error)
  }

  @Test(arguments: fixture.refusedAssertions)
  func `nobody is signed in by`(answer: PasskeyFixture.Refused) throws {
    var passkey = try fixture.register(fixture.accepted[0].registration)
    passkey.counter = answer.stored
    let error = #expect(throws: PasskeyError.self) { try fixture.verify(answer.response, passkey) }
    #expect(error == answer.error)
  }

  @Test(arguments: fixture.accepted)
  func `an answer is good for its own question alone`(answers: PasskeyFixture.Accepted) throws {
    let passkey = try fixture.register(answers.registration)
    let (passkeys, another) = (fixture.passkeys, Passkeys.newChallenge())
    #expect(throws: PasskeyError.wrongChallenge) {
      try passkeys.register(answers.registration, challenge: another, owner: passkey.owner)
    }
    #expect(throws: PasskeyError.wrongChallenge) {
      try passkeys.verify(answers.assertion, challenge: another, passkey: passkey)
    }
  }

  @Test(arguments: fixture.accepted)
  func `one flipped bit of a signature is enough`(answers: PasskeyFixture.Accepted) throws {
    let passkey = try fixture.register(answers.registration)
    let path = ["response", "signature"]
    var signature = try #require(answers.assertion["response"]?["signature"]?.text.flatMap { Base64URL.decode($0) })
    signature[signature.count - 1] ^= 1
    let flipped = answers.assertion.setting(path, .string(Base64URL.encode(signature)))
    #expect(throws: PasskeyError.badSignature) { try fixture.verify(flipped, passkey) }
  }

  @Test(arguments: fixture.accepted.dropFirst())
  func `one key does not verify what another signed`(answers: PasskeyFixture.Accepted) throws {
    let own = try fixture.register(answers.registration)
    let stranger = try fixture.register(fixture.accepted[own.algorithm == .es256 ? 2 : 0].registration)
    let passkey = Passkey(
      id: own.id, owner: own.owner, algorithm: stranger.algorithm, publicKey: stranger.publicKey, counter: 0)
    #expect(throws: PasskeyError.badSignature) { try fixture.verify(answers.assertion, passkey) }
  }

  @Test func `a stored key that is none verifies nothing`() throws {
    let answers = fixture.accepted[0]
    let own = try fixture.register(answers.registration)
    for algorithm in Passkey.Algorithm.allCases {
      for key in [[], [4], [UInt8](repeating: 0, count: 64), [UInt8](repeating: 0xFF, count: 259)] {
        let passkey = Passkey(id: own.id, owner: own.owner, algorithm: algorithm, publicKey: key, counter: 0)
        #expect(throws: PasskeyError.self) { try fixture.verify(answers.assertion, passkey) }
      }
    }
  }

  @Test func `an authenticator makes a passkey by the site's question, and signs in again and again`() throws {
    let passkeys = Passkeys(relyingParty: "localhost", origins: ["http://localhost"])
    var authenticator = TestAuthenticator(owner: fixture.owner)
    let first = Passkeys.newChallenge()
    let made = authenticator.create(
      passkeys.creation(challenge: first, owner: fixture.owner, name: "lan", displayName: "Lan"))
    var passkey = try passkeys.register(made, challenge: first, owner: fixture.owner)
    #expect(passkey.id == authenticator.credential)
    for count in 1...3 as ClosedRange<UInt32> {
      let challenge = Passkeys.newChallenge()
      let answer = authenticator.get(passkeys.request(challenge: challenge))
      passkey.counter = try passkeys.verify(answer, challenge: challenge, passkey: passkey)
      #expect(passkey.counter == count)
      #expect(throws: PasskeyError.counterWentBack) {
        try passkeys.verify(answer, challenge: challenge, passkey: passkey)
      }
    }
  }

  @Test func `the questions say what the site wants`() throws {
    let creation = fixture.passkeys.creation(
      challenge: [1, 2, 3], owner: fixture.owner, name: "lan", displayName: "Nguyễn Thị Lan", having: [[9]])
    #expect(
      creation.description == """
        {"rp":{"id":"nanal.example","name":"Nanal"},\
        "user":{"id":"AZAAAAAAcACAAAAAAAAAAQ","name":"lan","displayName":"Nguyễn Thị Lan"},"challenge":"AQID",\
        "pubKeyCredParams":[{"type":"public-key","alg":-7},{"type":"public-key","alg":-8},\
        {"type":"public-key","alg":-257}],"timeout":300000,"excludeCredentials":[{"type":"public-key","id":"CQ"}],\
        "authenticatorSelection":{"residentKey":"required","requireResidentKey":true,"userVerification":"required"},\
        "attestation":"none"}
        """)
    let request = fixture.passkeys.request(challenge: [1, 2, 3], credentials: [[9]])
    #expect(
      request.description == """
        {"challenge":"AQID","rpId":"nanal.example","timeout":300000,\
        "allowCredentials":[{"type":"public-key","id":"CQ"}],"userVerification":"required"}
        """)
  }
}
