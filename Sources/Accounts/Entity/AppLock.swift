/// How a person's screens are locked.
package struct AppLock: Equatable, Sendable {
  /// Whether a PIN opens it; otherwise a passkey does.
  package let hasPIN: Bool
  /// The seconds without a touch after which it closes by itself; zero for never.
  package let idleSeconds: Int
  /// Whether it closes as soon as its page is not in front any more.
  package let closesWhenHidden: Bool
}
