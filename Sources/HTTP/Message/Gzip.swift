import CZlib

/// Compression of replies.
enum Gzip {
  /// Below this the headers weigh as much as what is saved.
  static let minimum = 1 << 10

  static func isWorthIt(type: String, count: Int) -> Bool {
    guard count >= minimum else { return false }
    let type = type.prefix { $0 != ";" }
    return type.hasPrefix("text/") && type != "text/event-stream" || type.hasSuffix("json") || type.hasSuffix("xml")
      || type == "application/javascript" || type == "application/manifest+json"
  }

  /// Whether `accept-encoding` allows it.
  static func isAccepted(_ header: String?) -> Bool {
    guard let header else { return false }
    for item in header.split(separator: ",") {
      let parameters = HeaderParameters(item)
      guard parameters.value == "gzip" || parameters.value == "*" else { continue }
      return parameters["q"].map { $0.contains { ("1"..."9").contains($0) } } ?? true
    }
    return false
  }

  /// The bytes as a gzip member, or nil when that would not be smaller.
  static func compress(_ bytes: UnsafeRawBufferPointer, level: Int32) -> [UInt8]? {
    // The library keeps the stream's address, so it must not move.
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    defer { stream.deallocate() }
    let gzipWindow: Int32 = 15 + 16
    guard
      deflateInit2_(
        stream, level, Z_DEFLATED, gzipWindow, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { deflateEnd(stream) }
    let packed = [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, count in
      stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
      stream.pointee.avail_in = UInt32(clamping: bytes.count)
      stream.pointee.next_out = buffer.baseAddress
      stream.pointee.avail_out = UInt32(clamping: buffer.count)
      if deflate(stream, Z_FINISH) == Z_STREAM_END { count = Int(stream.pointee.total_out) }
    }
    return packed.isEmpty ? nil : packed
  }
}
