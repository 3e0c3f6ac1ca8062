/// Why a server could not begin.
package enum ServerError: Error, Equatable, Sendable {
  /// Another program listens on the port.
  case portInUse(UInt16)
  /// The port is one of those that only root may open.
  case portForbidden(UInt16)
  /// The system refused for another reason, by its number.
  case notListening(Int32)
  /// The library could not start its threads.
  case notStarted
}
