import Glibc

/// A private file (0600) that is being written, and that goes with this object unless somebody has moved it away.
package final class FileWriter {
  /// Where it lies.
  package let path: String
  private let descriptor: Int32

  /// Makes an empty file in a folder, with a name by which uploads that a crash has left are swept away.
  package init(in folder: String) throws(StoreError) {
    path = "\(folder)/upload-\(UInt64.random(in: 0 ... .max))"
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Files.error(errno, path) }
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    unlink(path)
  }

  /// Writes bytes behind those that are there.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(StoreError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      guard count >= 0 || errno == EINTR else { throw Files.error(errno, path) }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  /// Makes what was written safe from a loss of power.
  package func sync() throws(StoreError) {
    guard fsync(descriptor) == 0 else { throw Files.error(errno, path) }
  }
}
