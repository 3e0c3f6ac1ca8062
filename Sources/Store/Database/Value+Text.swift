import Glibc

extension Value {
  /// A text as every engine keeps it: without NUL, for which PostgreSQL has no place and which nobody sees.
  package static func kept(_ text: String) -> String {
    let holdsNUL =
      text.utf8.withContiguousStorageIfAvailable { bytes in
        bytes.baseAddress.map { memchr($0, 0, bytes.count) != nil } ?? false
      } ?? text.utf8.contains(0)
    return holdsNUL ? text.replacing("\0", with: "") : text
  }
}
