import Synchronization

/// Gives each new thing its name.
package protocol IDSource: Sendable {
  /// A name that nothing else has, after all that this source gave before.
  func next() -> ID
}

/// Names for tests: 1, 2, 3 and so on.
package final class CountingIDs: IDSource {
  private let last: Mutex<UInt64>

  /// Begins to count behind a number.
  package init(after number: UInt32 = 0) {
    last = Mutex(UInt64(number))
  }

  /// The next number as an id.
  package func next() -> ID {
    let number = last.withLock { last in
      last &+= 1
      return last
    }
    return ID(high: 0x7000, low: 0x8000_0000_0000_0000 | number & 0x3FFF_FFFF_FFFF_FFFF)
  }
}
