/// How much of a body a route takes in; what is more is answered with 413.
package struct BodyLimits: Equatable, Sendable {
  /// Bytes of the whole body.
  package var total: Int
  /// Bytes of one field that is no file.
  package var field: Int
  /// Fields and files together.
  package var parts: Int

  package init(total: Int, field: Int = 512 << 10, parts: Int = 1000) {
    self.total = total
    self.field = field
    self.parts = parts
  }

  /// Ordinary forms and API calls: a megabyte.
  package static let standard = BodyLimits(total: 1 << 20)

  /// Forms with files of together so many bytes.
  package static func uploads(_ bytes: Int) -> BodyLimits { BodyLimits(total: bytes) }
}
