import Base
import Foundation
import Testing
import Vault

/// Answers of authenticators, made and signed outside of this program.
struct PasskeyFixture: Sendable {
  /// A passkey that is made and then used.
  struct Accepted: Sendable, CustomTestStringConvertible {
    let json: JSON

    var testDescription: String { json["case"]?.text ?? "" }
    var registration: JSON { json["registration"] ?? nil }
    var assertion: JSON { json["assertion"] ?? nil }
  }

  /// An answer that is sound but for one thing.
  struct Refused: Sendable, CustomTestStringConvertible {
    let json: JSON

    var testDescription: String { json["case"]?.text ?? "" }
    var response: JSON { json["response"] ?? nil }
    var error: PasskeyError? { PasskeyError.allCases.first { "\($0)" == json["error"]?.text } }
    var stored: UInt32 { UInt32(json["stored"]?.int ?? 0) }
  }

  /// Sound answers of every kind, and answers with one fault each.
  static let shared = PasskeyFixture(named: "responses")
  /// What Chromium sent for its virtual authenticators.
  static let chromium = PasskeyFixture(named: "chromium")

  let json: JSON

  /// Reads a file; without it, every list is empty.
  private init(named name: String) {
    let file = URL(filePath: House.root + "Tests/PlatformTests/Fixtures/passkeys/\(name).json")
    let bytes = (try? Data(contentsOf: file)).map { [UInt8]($0) } ?? []
    json = (try? JSON(parsing: bytes)) ?? nil
  }

  var accepted: [Accepted] { (json["accepted"]?.items ?? []).map(Accepted.init) }
  var refusedRegistrations: [Refused] { (json["refusedRegistrations"]?.items ?? []).map(Refused.init) }
  var refusedAssertions: [Refused] { (json["refusedAssertions"]?.items ?? []).map(Refused.init) }

  var registrationChallenge: [UInt8] { bytes("registrationChallenge") }
  var assertionChallenge: [UInt8] { bytes("assertionChallenge") }
  var owner: ID { ID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0001) }

  var passkeys: Passkeys {
    Passkeys(relyingParty: json["relyingParty"]?.text ?? "", origins: [json["origin"]?.text ?? ""])
  }

  func register(_ response: JSON) throws -> Passkey {
    try passkeys.register(response, challenge: registrationChallenge, owner: owner)
  }

  func verify(_ response: JSON, _ passkey: Passkey) throws -> UInt32 {
    try passkeys.verify(response, challenge: assertionChallenge, passkey: passkey)
  }

  private func bytes(_ name: String) -> [UInt8] { json[name]?.text.flatMap { Base64URL.decode($0) } ?? [] }
}

extension JSON {
  /// The same with another value at a path of names.
  func setting(_ path: [String], _ value: JSON?) -> JSON {
    guard let name = path.first, var members else { return value ?? nil }
    let inner = self[name].map { $0.setting(Array(path.dropFirst()), value) }
    members.removeAll { $0.name == name }
    if let inner, path.count > 1 || value != nil { members.append(Member(name, inner)) }
    return .object(members)
  }
}
