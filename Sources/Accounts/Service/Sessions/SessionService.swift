package import Base
package import Book
import Store
import Vault

/// Sessions: begun by a sign-in, taken up by each request, listed and ended.
package struct SessionService: Sendable {
  /// After this many seconds without use a session is over.
  package static let idleLimit = 30 * 86_400
  /// After this many seconds it is over however much it is used.
  package static let limit = 180 * 86_400
  /// A use is noted when the last note is so old.
  static let noteInterval = 60

  let house: House

  package init(house: House) {
    self.house = house
  }

  /// Begins a session for somebody who has proven who they are.
  package func start(_ person: ID, from caller: Caller) throws -> (session: Session, token: SessionToken) {
    let token = SessionToken.new()
    let now = house.clock.now()
    let session = Session(
      id: house.ids.next(), person: person, device: caller.device, network: caller.network, createdAt: now,
      seenAt: now, expiresAt: now.adding(seconds: Self.limit), endedAt: nil, end: nil, lockedAt: nil)
    let kept = KeptSession(
      session: session, tokenHash: token.secret.hash, previousHash: nil, renewalKey: nil, renewedAt: now)
    try house.database.write(.rows) { transaction in
      try SessionRepository.sweep(at: now, in: transaction)
      try SessionRepository.add(kept, seriesHash: token.series.hash, in: transaction)
      try PeopleRepository.noteSeen(person, at: now, in: transaction)
      transaction.touch(owner: person, topic: "sessions")
    }
    return (session, token)
  }

  /// A person's sessions that are not over, the last used first.
  package func list(of person: ID) throws -> [Session] {
    let now = house.clock.now()
    return try house.database.read {
      try SessionRepository.open(
        of: person, at: now, seenAfter: now.adding(seconds: -Self.idleLimit), in: $0)
    }
  }

  /// Ends one session of a person: signs it out; answers whether there was one.
  @discardableResult
  package func end(_ session: ID, of person: ID) throws -> Bool {
    try house.database.write(.rows) { transaction in
      transaction.touch(owner: person, topic: "sessions")
      return try SessionRepository.end(session, of: person, .ended, at: house.clock.now(), in: transaction)
    }
  }

  /// Ends all of a person's sessions but the one given; answers how many there were.
  @discardableResult
  package func endOthers(than session: ID?, of person: ID) throws -> Int {
    try house.database.write(.rows) { transaction in
      transaction.touch(owner: person, topic: "sessions")
      return try SessionRepository.endAll(of: person, but: session, at: house.clock.now(), in: transaction)
    }
  }
}
