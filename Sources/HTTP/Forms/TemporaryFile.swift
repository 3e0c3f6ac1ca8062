import Glibc
import Synchronization

/// A file that only this user can read and that goes away by itself.
final class TemporaryFile: Sendable {
  /// How the names of such files begin, so that leavings of a crash can be told from other files.
  static let prefix = "upload-"

  private struct State {
    var descriptor: Int32
    var size = 0
    var isKept = false
  }

  let path: String
  private let state: Mutex<State>

  /// Makes an empty file of mode 0600 in a folder.
  init(folder: String) throws(HTTPError) {
    let path = "\(folder)/\(TemporaryFile.prefix)\(UInt64.random(in: .min ... .max))"
    let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw TemporaryFile.failure() }
    self.path = path
    state = Mutex(State(descriptor: descriptor))
  }

  deinit { discard() }

  var size: Int { state.withLock { $0.size } }

  func write(_ bytes: UnsafeRawBufferPointer) throws(HTTPError) {
    let written = state.withLock { state in
      var offset = 0
      while offset < bytes.count {
        let count = Glibc.write(state.descriptor, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
        if count < 0 && errno == EINTR { continue }
        if count <= 0 { return false }
        offset += count
      }
      state.size += bytes.count
      return true
    }
    if !written { throw TemporaryFile.failure() }
  }

  /// Ends the writing; the bytes stay.
  func close() {
    state.withLock { state in
      if state.descriptor >= 0 { _ = Glibc.close(state.descriptor) }
      state.descriptor = -1
    }
  }

  func keep() { state.withLock { $0.isKept = true } }

  func discard() {
    close()
    let isOurs = state.withLock { state in
      defer { state.isKept = true }
      return !state.isKept
    }
    if isOurs { unlink(path) }
  }

  func bytes() throws(HTTPError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw TemporaryFile.failure() }
    defer { _ = Glibc.close(descriptor) }
    let size = self.size
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if got < 0 && errno == EINTR { continue }
        if got <= 0 { return }
        count += got
      }
    }
    guard bytes.count == size else { throw TemporaryFile.failure() }
    return bytes
  }

  private static func failure() -> HTTPError {
    errno == ENOSPC || errno == EDQUOT ? HTTPError(.insufficientStorage) : HTTPError(.internalServerError)
  }

  /// Removes what a crash left in the folder: nothing of ours is an hour old while its request still runs.
  static func sweep(folder: String) {
    guard let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    let old = time(nil) - 3600
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name.hasPrefix(prefix) else { continue }
      var status = stat()
      let path = folder + "/" + name
      if stat(path, &status) == 0, status.st_mtim.tv_sec < old { unlink(path) }
    }
  }
}
