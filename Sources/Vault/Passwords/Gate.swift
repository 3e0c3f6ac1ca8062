import Glibc

/// Lets so many threads in at once; the others wait.
final class Gate: @unchecked Sendable {
  private let semaphore: UnsafeMutablePointer<sem_t>

  init(places: UInt32) {
    semaphore = .allocate(capacity: 1)
    semaphore.initialize(to: sem_t())
    sem_init(semaphore, 0, places)
  }

  deinit {
    sem_destroy(semaphore)
    semaphore.deallocate()
  }

  /// Runs `body` while taking one of the places.
  func pass<T, E: Error>(_ body: () throws(E) -> T) throws(E) -> T {
    // A signal wakes the thread before its turn.
    while sem_wait(semaphore) != 0 {}
    defer { sem_post(semaphore) }
    return try body()
  }
}
