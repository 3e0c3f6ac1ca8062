/// Decides which addresses may stand in a link, a form or a picture.
enum SafeURL {
  private static let schemes: [String] = ["http", "https", "mailto", "tel", "webcal"]

  /// The address, or `#` where its scheme could run a script or hide content.
  static func checked(_ address: String) -> String {
    guard let scheme = scheme(of: address) else { return address }
    return schemes.contains(scheme) ? address : "#"
  }

  /// The scheme as a browser reads it: it drops controls and blanks before it looks.
  private static func scheme(of address: String) -> String? {
    var name: [UInt8] = []
    for byte in address.utf8 where byte > 0x20 && byte != 0x7F {
      switch byte {
      case UInt8(ascii: ":"): return String(decoding: name, as: UTF8.self)
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): name.append(byte | 0x20)
      default: name.append(byte)
      }
    }
    return nil
  }
}
