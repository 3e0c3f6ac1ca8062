#if canImport(Glibc)
  import Glibc
#endif

/// Reads whole files, never more than a limit.
enum FileBytes {
  static func read(_ path: String, limit: Int) throws(SheetError) -> ByteStore {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw unreadable() }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw unreadable() }
    guard status.st_mode & S_IFMT == S_IFREG else { return try readStream(file, limit: limit) }
    let size = Int(status.st_size)
    guard size <= limit else { throw .tooLarge(limit: limit) }
    return try ByteStore(capacity: size) { start throws(SheetError) in
      var count = 0
      while count < size {
        let got = Glibc.read(file, start + count, size - count)
        if got < 0, errno == EINTR { continue }
        guard got >= 0 else { throw unreadable() }
        if got == 0 { break }
        count += got
      }
      return count
    }
  }

  /// A pipe or a terminal, whose length nobody knows before its end.
  private static func readStream(_ file: Int32, limit: Int) throws(SheetError) -> ByteStore {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let got = Glibc.read(file, &chunk, chunk.count)
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw unreadable() }
      if got == 0 { return ByteStore(bytes) }
      guard bytes.count + got <= limit else { throw .tooLarge(limit: limit) }
      bytes.append(contentsOf: chunk[..<got])
    }
  }

  private static func unreadable() -> SheetError {
    .unreadable(String(cString: strerror(errno)))
  }
}
