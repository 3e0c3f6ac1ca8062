package import Base
package import Book
import Store
package import Vault

/// The app lock: a PIN, or a passkey, before the screen is shown again.
///
/// Whether a screen is locked is kept with its session, so that a page loaded anew stays locked.
package struct LockService: Sendable {
  /// What may go wrong with a lock.
  package enum Refusal: Error, Equatable, Sendable {
    /// A PIN is four digits or more.
    case pin
    /// It is another PIN.
    case wrong
    /// There were too many tries; the next one has to wait for so many seconds.
    case throttled(Int)
    /// Without a PIN it takes a passkey, and there is none.
    case noPasskey
    /// There is no lock.
    case notFound
  }

  /// The fewest and the most digits of a PIN.
  package static let digits = 4...32
  /// The seconds after which a screen may lock itself; zero for never.
  package static let idleChoices = [0, 60, 300, 900, 1800, 3600]

  let house: House
  let cost: PasswordCost

  package init(house: House, cost: PasswordCost = .standard) {
    self.house = house
    self.cost = cost
  }

  /// A person's lock, where they have one.
  package func lock(of person: ID) throws -> AppLock? {
    try house.database.read { try LockRepository.find(of: person, in: $0) }
  }

  /// Sets up the lock, with a PIN or for passkeys alone.
  package func set(pin: String?, idleSeconds: Int, of person: ID) throws {
    if let pin {
      let isPIN = Self.digits.contains(pin.utf8.count) && pin.utf8.allSatisfy { (0x30...0x39).contains($0) }
      guard isPIN else { throw Refusal.pin }
    }
    let hash = try pin.map { try Passwords.hash($0, cost: cost) }
    try house.database.write(of: person) { transaction in
      if hash == nil, try PasskeyRepository.list(of: person, in: transaction).isEmpty { throw Refusal.noPasskey }
      try LockRepository.set(pin: hash, idleSeconds: idleSeconds, of: person, in: transaction)
    }
  }

  /// Changes after how many seconds a screen locks itself.
  package func setIdle(_ seconds: Int, of person: ID) throws {
    let isThere = try house.database.write(.rows) { try LockRepository.setIdle(seconds, of: person, in: $0) }
    guard isThere else { throw Refusal.notFound }
  }

  /// Changes whether a screen locks itself as soon as its page is not in front any more.
  package func setWhenHidden(_ closes: Bool, of person: ID) throws {
    try house.database.write(.rows) { try LockRepository.setWhenHidden(closes, of: person, in: $0) }
  }

  /// Does away with the lock, on all screens.
  package func remove(of person: ID) throws {
    try house.database.write(of: person) { try LockRepository.remove(of: person, in: $0) }
  }

  /// Locks the screen of a session; without a lock nothing happens, or nobody could open it again.
  package func close(_ session: ID, of person: ID) throws {
    let now = house.clock.now()
    try house.database.write(.rows) { transaction in
      guard try LockRepository.find(of: person, in: transaction) != nil else { return }
      _ = try SessionRepository.setLocked(now, session: session, of: person, in: transaction)
      transaction.touch(owner: person, topic: "sessions")
    }
  }

  /// Opens the screen by the PIN.
  package func unlock(_ session: ID, of person: ID, pin: String) throws {
    let hash = try house.database.read { try LockRepository.pinHash(of: person, in: $0) }
    let subjects = [Throttle.Subject(name: "pin:\(person)", person: person, free: 5)]
    let throttle = Throttle(house: house)
    do { try throttle.attempt(subjects) } catch let error as Throttled { throw Refusal.throttled(error.seconds) }
    guard Passwords.verify(pin, against: hash) else { throw Refusal.wrong }
    try throttle.succeeded(subjects)
    try open(session, of: person)
  }

  /// Opens the screen for somebody who has proven with a passkey, or by signing in, that it is them.
  package func open(_ session: ID, of person: ID) throws {
    try house.database.write(.rows) { transaction in
      _ = try SessionRepository.setLocked(nil, session: session, of: person, in: transaction)
      try SessionRepository.noteSeen(session, of: person, at: house.clock.now(), in: transaction)
    }
  }

  /// Whether the screen of a session is locked: by a button, or since it was left alone too long.
  ///
  /// Uses are noted to the minute, so that a screen locks itself up to a minute late and never early.
  package func isLocked(_ session: Session, by lock: AppLock?) -> Bool {
    guard let lock else { return false }
    if session.lockedAt != nil { return true }
    guard lock.idleSeconds > 0 else { return false }
    let idle = lock.idleSeconds + SessionService.noteInterval
    return house.clock.now() >= session.seenAt.adding(seconds: idle)
  }
}
