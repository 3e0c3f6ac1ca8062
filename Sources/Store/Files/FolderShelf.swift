/// Files in a private folder, safe from a loss of power once they are put.
package struct FolderShelf: Shelf {
  private let folder: String
  /// Whether files lie in folders by the first two letters of their names, since there may be very many.
  private let isFannedOut: Bool

  package init(_ name: ShelfName, in folder: DataFolder) throws(StoreError) {
    self.folder = try folder.subfolder(name.rawValue)
    isFannedOut = name == .blobs
  }

  package func put(_ bytes: [UInt8], as name: String) throws {
    try makeFan(name)
    try Files.write(bytes, to: path(name))
  }

  package func take(fileAt path: String, as name: String) throws {
    try makeFan(name)
    try Files.rename(path, to: self.path(name))
  }

  package func bytes(_ name: String) throws -> [UInt8] {
    try Files.read(path(name))
  }

  package func file(_ name: String) throws -> LocalFile {
    LocalFile(path(name), isTemporary: false)
  }

  package func status(_ name: String) throws -> (size: Int, writtenAt: Int)? {
    Files.status(path(name))
  }

  package func refresh(_ name: String) throws {
    Files.refresh(path(name))
  }

  package func remove(_ name: String) throws {
    try Files.remove(path(name))
  }

  package func names() throws -> [String] {
    guard isFannedOut else { return try Files.names(in: folder) }
    return try Files.names(in: folder).flatMap { try Files.names(in: folder + "/" + $0) }
  }

  private func makeFan(_ name: String) throws {
    if isFannedOut { try Files.makeFolder("\(folder)/\(name.prefix(2))") }
  }

  private func path(_ name: String) -> String {
    isFannedOut ? "\(folder)/\(name.prefix(2))/\(name)" : "\(folder)/\(name)"
  }
}
