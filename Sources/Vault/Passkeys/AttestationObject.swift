/// How an authenticator hands out a new passkey: its data, and in what form it says who made it.
struct AttestationObject {
  /// The form: `none` or `packed`, among others.
  let format: String
  /// The statement in that form, still in CBOR.
  let statement: [UInt8]
  let authenticatorData: [UInt8]

  init(_ bytes: [UInt8]) throws(PasskeyError) {
    var reader = CBORReader(bytes)
    var (format, statement, data): (String?, [UInt8]?, [UInt8]?)
    guard let count = reader.map(), count <= 8 else { throw .malformed }
    for _ in 0..<count {
      switch reader.text() {
      case "fmt": format = reader.text()
      case "attStmt": statement = reader.item()
      case "authData": data = reader.byteString()
      default: throw .malformed
      }
    }
    guard reader.isAtEnd, let format, let statement, let data else { throw .malformed }
    (self.format, self.statement, authenticatorData) = (format, statement, data)
  }
}
