/// Why somebody was not signed in.
package enum SignInError: Error, Equatable, Sendable {
  /// The name, the password or both are others; which one is not told.
  case wrong
  /// There were too many tries; the next one has to wait for so many seconds.
  case throttled(Int)
  /// The account was ended by an owner.
  case ended
}
