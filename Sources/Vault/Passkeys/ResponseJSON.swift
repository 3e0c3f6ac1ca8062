import Base

/// Reading what a browser sends of a passkey.
extension JSON {
  /// More than any authenticator sends.
  private static let longest = 64 << 10

  /// The part of a credential that answers the question.
  func answer() throws(PasskeyError) -> JSON {
    guard self["type"]?.text == "public-key", let answer = self["response"] else { throw .malformed }
    return answer
  }

  /// The bytes of a member; none is left out and none is empty.
  func bytes(_ name: String) throws(PasskeyError) -> [UInt8] {
    guard let text = self[name]?.text, text.utf8.count <= Self.longest, let bytes = Base64URL.decode(text),
      !bytes.isEmpty
    else { throw .malformed }
    return bytes
  }
}
