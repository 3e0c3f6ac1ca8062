import Synchronization

/// Bytes that are sent more than once: an asset or a cached page.
///
/// The tag is computed once, the compressed twin at the first request that can use it, and the server sends both
/// without copying.
package final class PreparedBytes: Sendable {
  /// Bytes at an address that stays while this object lives.
  struct Storage: @unchecked Sendable {
    let pointer: UnsafeRawBufferPointer
  }

  let storage: Storage
  /// The hash of the bytes, as a strong entity tag without its quotes.
  package let tag: String
  private let isTextual: Bool
  private let twin = Mutex<Twin>(.unknown)

  private enum Twin {
    case unknown, notWorthIt
    case ready(PreparedBytes)
  }

  /// Keeps a copy of the bytes; `gzip` is their compressed twin when it was made beforehand.
  package init(_ bytes: [UInt8], type: String, gzip: [UInt8]? = nil) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    copy.copyBytes(from: bytes)
    storage = Storage(pointer: UnsafeRawBufferPointer(copy))
    tag = EntityTag.of(bytes)
    isTextual = Gzip.isWorthIt(type: type, count: bytes.count)
    if let gzip { twin.withLock { $0 = .ready(PreparedBytes(gzip, type: "")) } }
  }

  deinit { storage.pointer.deallocate() }

  package var count: Int { storage.pointer.count }

  /// A copy of the bytes.
  package var bytes: [UInt8] { Array(storage.pointer) }

  /// The compressed twin, or nil when it would not be smaller.
  var gzip: PreparedBytes? {
    twin.withLock { twin in
      if case .unknown = twin {
        let packed = isTextual ? Gzip.compress(storage.pointer, level: 6) : nil
        twin = packed.map { .ready(PreparedBytes($0, type: "")) } ?? .notWorthIt
      }
      if case .ready(let bytes) = twin { return bytes }
      return nil
    }
  }
}
