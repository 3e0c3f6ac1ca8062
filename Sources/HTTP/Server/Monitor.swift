import Glibc

/// A value that threads wait for: a lock with a condition, which `Mutex` has not.
final class Monitor<Value>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var value: Value

  init(_ value: Value) {
    self.value = value
    pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(condition, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Changes the value and wakes nobody.
  @discardableResult
  func change<Result>(_ change: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return change(&value)
  }

  /// Wakes one waiter.
  func signal() { pthread_cond_signal(condition) }

  /// Wakes all waiters.
  func broadcast() { pthread_cond_broadcast(condition) }

  /// Waits until `take` gives something.
  func wait<Result>(_ take: (inout Value) -> Result?) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = take(&value) { return result }
      pthread_cond_wait(condition, mutex)
    }
  }

  /// Waits until the value is as wished, but no longer than until a moment; says whether it became so.
  func wait(until deadline: Int64, _ isReady: (inout Value) -> Bool) -> Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    var time = timespec(tv_sec: Int(deadline / 1_000_000_000), tv_nsec: Int(deadline % 1_000_000_000))
    while !isReady(&value) {
      if pthread_cond_timedwait(condition, mutex, &time) == ETIMEDOUT { return isReady(&value) }
    }
    return true
  }
}
