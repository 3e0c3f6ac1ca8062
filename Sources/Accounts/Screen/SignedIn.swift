package import HTTP

/// Who is signed in, and where.
package struct SignedIn: Sendable {
  package let person: Person
  package let session: Session
  /// How the screen is locked, where the person wants that.
  package let lock: AppLock?

  package init(person: Person, session: Session, lock: AppLock?) {
    self.person = person
    self.session = session
    self.lock = lock
  }
}

private enum SignedInKey: AttributeKey {
  typealias Value = SignedIn
}

extension Request {
  /// Who is signed in, as the gate has found out; nobody where no login is needed.
  package var signedIn: SignedIn? {
    get { attributes[SignedInKey.self] }
    set { attributes[SignedInKey.self] = newValue }
  }

  /// From where somebody asks.
  package var caller: Caller { Caller(address: remoteAddress, userAgent: headers["user-agent"] ?? "") }
}
