package import Base
import Book
import Store
import Vault

/// A session taken up by a request.
package struct ResumedSession: Equatable, Sendable {
  /// As it was before this request.
  package let session: Session
  package let person: Person
  /// The token that the browser shall keep from now on, where there is another.
  package let renewed: SessionToken?
}

extension SessionService {
  /// A token is replaced at its first use after so many seconds.
  package static let renewalAge = 15 * 60
  /// So long the replaced token is still good, for requests that were under way and answers that were lost.
  package static let hold = 30

  /// Takes up the session of a token, and throws ``SessionError`` where it opens none.
  ///
  /// Of many requests that come at once with a token that is due, one renews it; the others are told the same new token,
  /// which follows from the old one and a key that the store forgets at the next renewal. So an answer that was lost is
  /// simply given again. Later, a replaced token is a copy in somebody else's hands, and ends the session.
  ///
  /// - Parameter isActivity: whether the person does something, as opposed to a page that asks by itself.
  package func resume(_ text: String, isActivity: Bool = true) throws -> ResumedSession {
    guard let token = SessionToken(text: text) else { throw SessionError.malformed }
    while true {
      let (kept, person) = try find(token)
      let (session, now) = (kept.session, house.clock.now())
      try refuseWhatIsOver(session, person, at: now)
      guard token.secret.matches(kept.tokenHash) else {
        return ResumedSession(session: session, person: person, renewed: try held(token, kept, at: now))
      }
      guard now >= kept.renewedAt.adding(seconds: Self.renewalAge) else {
        if isActivity { try note(session, at: now) }
        return ResumedSession(session: session, person: person, renewed: nil)
      }
      switch try renew(token, session, at: now) {
      case .renewed(let new): return ResumedSession(session: session, person: person, renewed: new)
      case .later: return ResumedSession(session: session, person: person, renewed: nil)
      case .byAnother: continue
      }
    }
  }

  /// Whether a token, though it may open nothing any more, shows that this person was signed in on this device.
  func isDevice(of person: ID, _ text: String?) throws -> Secret? {
    guard let series = text.flatMap(SessionToken.init)?.series else { return nil }
    let isKnown = try house.database.read {
      try SessionRepository.knows(person, seriesHash: series.hash, in: $0)
    }
    return isKnown ? series : nil
  }

  /// Whose session a token was, though it may open nothing any more.
  package func formerPerson(_ text: String) throws -> ID? {
    guard let token = SessionToken(text: text) else { return nil }
    do { return try find(token).1.id } catch SessionError.unknown { return nil }
  }

  private func find(_ token: SessionToken) throws -> (KeptSession, Person) {
    try house.database.read { connection in
      guard let kept = try SessionRepository.find(seriesHash: token.series.hash, in: connection),
        let person = try PeopleRepository.find(kept.session.person, in: connection)
      else { throw SessionError.unknown }
      return (kept, person)
    }
  }

  private func refuseWhatIsOver(_ session: Session, _ person: Person, at now: Instant) throws(SessionError) {
    if session.endedAt != nil { throw session.end == .stolen ? .stolen : .ended }
    if person.endedAt != nil { throw .ended }
    let isIdle = now >= session.seenAt.adding(seconds: Self.idleLimit)
    if isIdle || now >= session.expiresAt { throw .expired }
  }

  /// What follows a token that was replaced, while it still holds.
  private func held(_ token: SessionToken, _ kept: KeptSession, at now: Instant) throws -> SessionToken {
    if let hash = kept.previousHash, token.secret.matches(hash), now <= kept.renewedAt.adding(seconds: Self.hold),
      let next = kept.renewalKey.flatMap(token.secret.successor)
    {
      return SessionToken(series: token.series, secret: next)
    }
    try house.database.write(.rows) { transaction in
      _ = try SessionRepository.end(
        kept.session.id, of: kept.session.person, .stolen, at: now, in: transaction)
      transaction.touch(owner: kept.session.person, topic: "sessions")
    }
    throw SessionError.stolen
  }

  private enum Renewal { case renewed(SessionToken), byAnother, later }

  private func renew(_ token: SessionToken, _ session: Session, at now: Instant) throws -> Renewal {
    let key = Secret.newKey()
    guard let next = token.secret.successor(key: key) else { return .later }
    // While an import has the embedded engine's one writer, the old token goes on for a while.
    let isOurs = try house.database.writeIfFree { transaction in
      let isOurs = try SessionRepository.renew(
        session, from: token.secret.hash, to: next.hash, key: key, at: now, in: transaction)
      if isOurs { try PeopleRepository.noteSeen(session.person, at: now, in: transaction) }
      return isOurs
    }
    guard let isOurs else { return .later }
    return isOurs ? .renewed(SessionToken(series: token.series, secret: next)) : .byAnother
  }

  private func note(_ session: Session, at now: Instant) throws {
    guard now >= session.seenAt.adding(seconds: Self.noteInterval) else { return }
    _ = try house.database.writeIfFree { transaction in
      try SessionRepository.noteSeen(session.id, of: session.person, at: now, in: transaction)
      try PeopleRepository.noteSeen(session.person, at: now, in: transaction)
    }
  }
}
