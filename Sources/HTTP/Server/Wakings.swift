import Glibc
import Synchronization

/// How many threads are just waking a connection: the stop must not take the library away under them.
final class Wakings: Sendable {
  private let count = Atomic(0)

  func begin() { count.add(1, ordering: .sequentiallyConsistent) }

  func end() { count.subtract(1, ordering: .sequentiallyConsistent) }

  /// Waits for the few instructions that a waking takes.
  func waitForNone() {
    while count.load(ordering: .sequentiallyConsistent) > 0 { sched_yield() }
  }
}
