/// What a store keeps as files.
package enum ShelfName: String, CaseIterable, Sendable {
  /// Attachments, named by the hash of their bytes.
  case blobs
  /// Uploaded files that wait for a person's word, named by their tokens.
  case staged
}

/// Files that are kept whole under plain names, to be used outside of transactions.
package protocol Shelf: Sendable {
  /// Keeps bytes under a name, in place of what it named before; they are there whole or not at all.
  func put(_ bytes: [UInt8], as name: String) throws
  /// Takes a file of this machine over, which then is gone from where it was.
  func take(fileAt path: String, as name: String) throws
  /// The bytes of that name.
  func bytes(_ name: String) throws -> [UInt8]
  /// A file of this machine with the bytes of that name, to be read for as long as the answer is held.
  func file(_ name: String) throws -> LocalFile
  /// The size of a file and when it was put or refreshed last, in seconds since 1970; nil where there is none.
  func status(_ name: String) throws -> (size: Int, writtenAt: Int)?
  /// Marks a file as put now.
  func refresh(_ name: String) throws
  /// Removes a file; that there is none is as good.
  func remove(_ name: String) throws
  /// The names of all files, in no order.
  func names() throws -> [String]
}

/// A file that can be read by its path.
package final class LocalFile: Sendable {
  /// Where its bytes lie.
  package let path: String
  private let isTemporary: Bool

  /// A file that stays, or one that goes with this object.
  package init(_ path: String, isTemporary: Bool) {
    self.path = path
    self.isTemporary = isTemporary
  }

  deinit {
    if isTemporary { try? Files.remove(path) }
  }
}
