/// Whether somebody must sign in before anything of the house is shown.
package struct Access: Equatable, Sendable {
  /// The people of the house.
  package let people: Int
  /// Those of them who can prove who they are, by a password or a passkey.
  package let withProof: Int

  package init(people: Int, withProof: Int) {
    self.people = people
    self.withProof = withProof
  }

  /// One person at their own machine needs no door; anybody else does.
  package func needsSignIn(listensOnLoopback: Bool) -> Bool {
    !(listensOnLoopback && people <= 1 && withProof == 0)
  }

  /// Whether the house may be opened to other machines at all: somebody must be able to sign in.
  package var mayListenBeyondLoopback: Bool { withProof > 0 }
}
