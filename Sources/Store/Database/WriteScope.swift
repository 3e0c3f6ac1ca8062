package import Base

/// What a write keeps others from until it is kept or undone.
///
/// The embedded engine has one writer and needs no word. A server's many writers each see the others' finished work from
/// statement to statement, so a write that first looks and then decides must keep those out who could change what it saw.
package enum WriteScope: Hashable, Sendable {
  /// Everybody's writes wait: right for any work, and the choice where nothing narrower is known to be.
  case house
  /// This owner's writes wait, and those of the house; other owners go on.
  case owner(ID)
  /// Nobody waits but for the rows themselves: for statements that are right on their own, in any order.
  case rows
}
