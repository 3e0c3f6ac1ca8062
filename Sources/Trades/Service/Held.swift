import Base

/// What is held of one item in the end.
struct Held: Equatable {
  static let nothing = Held(positions: [], isResumable: false)

  var positions: [Position]
  /// Whether records that come behind all others may be counted from here, and not from the beginning.
  ///
  /// So it is where the place of every record within its day was known, or it was the only one, since something is
  /// held, and nothing was sent from account to account.
  var isResumable: Bool
}
