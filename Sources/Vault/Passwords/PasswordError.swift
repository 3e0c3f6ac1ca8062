/// Why a password could not be hashed.
package enum PasswordError: Error, Equatable, Sendable {
  /// It has more than ``Passwords/longest`` bytes.
  case tooLong
  /// The system did not give the memory that a hash takes.
  case outOfMemory
}

/// What is wrong with a new password.
package enum PasswordComplaint: Equatable, Sendable, CaseIterable {
  /// It has fewer than ``Passwords/shortest`` characters.
  case tooShort
  /// It has more than ``Passwords/longest`` bytes.
  case tooLong
  /// It is among the first that a guesser tries.
  case common
  /// It is the person's own name.
  case name
}
