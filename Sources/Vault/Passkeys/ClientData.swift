import Base

/// What the browser says of the page and the question (`clientDataJSON`).
struct ClientData {
  /// What was asked for.
  enum Question: String {
    case create = "webauthn.create"
    case get = "webauthn.get"
  }

  /// The hash that is signed.
  let hash: [UInt8]
  private let members: JSON

  init(_ bytes: [UInt8]) throws(PasskeyError) {
    do throws(JSONError) {
      members = try JSON(parsing: bytes, limits: JSONLimits(depth: 8, bytes: 8 << 10))
    } catch {
      throw .malformed
    }
    hash = ContentHash(of: bytes).bytes
  }

  /// Makes sure that this very question was answered on one of our own pages.
  func check(_ question: Question, challenge: [UInt8], origins: Set<String>) throws(PasskeyError) {
    guard let type = members["type"]?.text, let origin = members["origin"]?.text else { throw .malformed }
    guard type == question.rawValue else { throw .wrongType }
    guard try Sodium.equal(members.bytes("challenge"), challenge) else { throw .wrongChallenge }
    // A page of ours inside a stranger's could be clicked unseen.
    guard origins.contains(origin), members["crossOrigin"]?.bool != true, members["topOrigin"] == nil else {
      throw .wrongOrigin
    }
  }
}
