import Glibc

/// Lines for whoever watches the program; one write for each, so that lines of several threads do not mix.
enum StandardError {
  static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in _ = Glibc.write(2, bytes.baseAddress, bytes.count) }
  }
}
