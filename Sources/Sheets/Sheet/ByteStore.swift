#if canImport(Glibc)
  import Glibc
#endif

/// Bytes that a sheet owns: filled once by a reader, then only read.
///
/// One zero byte stands behind the last, so that a scanner which stops at zero needs no check of the end.
package final class ByteStore: @unchecked Sendable {
  // Unchecked: whoever fills the store holds the only reference, and nothing writes once a `Sheet` has it.
  let start: UnsafeMutablePointer<UInt8>

  /// How many bytes there are.
  package let count: Int

  /// Makes a store of `capacity` bytes at most; `fill` says how many it wrote.
  init<Failure: Error>(
    capacity: Int, fill: (UnsafeMutablePointer<UInt8>) throws(Failure) -> Int
  ) throws(Failure) {
    start = .allocate(capacity: capacity + 1)
    do {
      count = try fill(start)
    } catch {
      start.deallocate()
      throw error
    }
    start[count] = 0
  }

  /// Copies bytes from elsewhere.
  package convenience init(_ bytes: some Collection<UInt8>) {
    self.init(capacity: bytes.count) { start in
      let copied: Int? = bytes.withContiguousStorageIfAvailable { source in
        if let first = source.baseAddress { start.update(from: first, count: source.count) }
        return source.count
      }
      if let copied { return copied }
      var target = start
      for byte in bytes {
        target.pointee = byte
        target += 1
      }
      return target - start
    }
  }

  deinit {
    start.deallocate()
  }

  /// All of the bytes, valid while the store lives.
  var all: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start, count: count)
  }

  /// The place of the first zero byte at or after an offset.
  func firstZero(from offset: Int) -> Int? {
    guard offset < count, let found = memchr(start + offset, 0, count - offset) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(start)
  }

  /// The physical line, counted from 1, on which an offset lies.
  func line(at offset: Int, from first: Int = 0) -> Int {
    var counter = LineCounter()
    for place in first..<max(first, offset) { counter.see(start[place]) }
    return counter.line
  }
}

/// Counts physical lines that end in LF, CR or CRLF.
struct LineCounter {
  /// The line of the next byte.
  private(set) var line = 1
  private var afterReturn = false

  @inline(__always)
  mutating func see(_ byte: UInt8) {
    if byte == 0x0A {
      if !afterReturn { line += 1 }
      afterReturn = false
    } else if byte == 0x0D {
      line += 1
      afterReturn = true
    } else {
      afterReturn = false
    }
  }
}
