/// Why a token opens no session.
package enum SessionError: Error, Equatable, Sendable, CaseIterable {
  /// It is no token at all.
  case malformed
  /// Nobody was ever given it, or so long ago that it is forgotten.
  case unknown
  /// It was not used for too long, or the session has lasted as long as one may.
  case expired
  /// The session was ended.
  case ended
  /// Somebody has a copy of it, so that the session was ended for both.
  case stolen
}
