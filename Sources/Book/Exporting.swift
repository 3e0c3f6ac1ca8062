package import Base

/// A whole book written out in one format.
package protocol Exporting: Sendable {
  /// The format's word on the command line.
  var format: String { get }
  var contentType: String { get }
  func write(of owner: ID, to sink: (UnsafeRawBufferPointer) throws -> Void) throws
}
