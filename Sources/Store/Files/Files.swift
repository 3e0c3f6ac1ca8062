import Glibc

/// The few things that the store does with files, with errors that name the folder.
package enum Files {
  /// Makes a private folder (0700) and those that lead to it, where they are missing.
  package static func makeFolder(_ path: String) throws(StoreError) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      throw error(errno, path)
    }
    try makeFolder(String(path[..<slash]))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw error(errno, path) }
  }

  /// Writes a private file (0600) that is either there whole, and safe from a loss of power, or not at all.
  package static func write(_ bytes: [UInt8], to path: String) throws(StoreError) {
    let temporary = path + ".\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp"
    do throws(StoreError) {
      try create(temporary, bytes)
      try rename(temporary, to: path)
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Moves a file within one file system, for good once this returns.
  package static func rename(_ path: String, to new: String) throws(StoreError) {
    guard Glibc.rename(path, new) == 0 else { throw error(errno, new) }
    try syncFolder(of: new)
  }

  /// The first bytes of a file, or fewer where it has fewer or cannot be read.
  package static func head(_ path: String, count: Int) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count)
    let done = Glibc.read(descriptor, &bytes, count)
    return Array(bytes.prefix(max(done, 0)))
  }

  /// The bytes of a file.
  package static func read(_ path: String) throws(StoreError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw error(errno, path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw error(errno, path) }
    return try part(of: descriptor, path: path, count: Int(status.st_size))
  }

  /// The size of a file and when it was written last, in seconds since 1970; nil where there is none.
  package static func status(_ path: String) -> (size: Int, writtenAt: Int)? {
    var status = stat()
    return stat(path, &status) == 0 ? (Int(status.st_size), status.st_mtim.tv_sec) : nil
  }

  /// Marks a file as written now.
  package static func refresh(_ path: String) {
    utimensat(AT_FDCWD, path, nil, 0)
  }

  /// Removes a file; that there is none is as good.
  package static func remove(_ path: String) throws(StoreError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw error(errno, path) }
  }

  /// The names in a folder, in no order.
  package static func names(in folder: String) throws(StoreError) -> [String] {
    guard let directory = opendir(folder) else { throw error(errno, folder) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The next bytes of an open file, at most so many; none at its end.
  package static func part(of descriptor: Int32, path: String, count: Int) throws(StoreError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let more = bytes.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress?.advanced(by: done), count - done)
      }
      guard more >= 0 || errno == EINTR else { throw error(errno, path) }
      if more == 0 { break }
      done += max(more, 0)
    }
    return Array(bytes.prefix(done))
  }

  /// Writes bytes behind those that an open file has.
  package static func append(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(StoreError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress?.advanced(by: done), $0.count - done) }
      guard count >= 0 || errno == EINTR else { throw error(errno, path) }
      done += max(count, 0)
    }
  }

  /// The error of a system call on a path.
  package static func error(_ code: Int32, _ path: String) -> StoreError {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    return switch code {
    case ENOSPC, EDQUOT: .full(folder: folder)
    case EACCES, EPERM, EROFS: .readOnly(folder: folder)
    case ENOENT: .notFound(path)
    default: .io(path: path, detail: String(cString: strerror(code)))
    }
  }

  private static func create(_ path: String, _ bytes: [UInt8]) throws(StoreError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw error(errno, path) }
    defer { close(descriptor) }
    try append(bytes, to: descriptor, path: path)
    guard fsync(descriptor) == 0 else { throw error(errno, path) }
  }

  private static func syncFolder(of path: String) throws(StoreError) {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw error(errno, path) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw error(errno, path) }
  }
}
