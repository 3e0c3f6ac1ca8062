import Base

/// The files of a shelf on their way from a store to another.
struct ShelfCopy {
  let name: ShelfName
  let source: any Shelf
  let target: any Shelf

  /// The names of what is to be copied, as `view` of the source's records says; damage of the source is refused.
  func names(in view: any Connection) throws -> [String] {
    let there = Set(try source.names())
    switch name {
    case .blobs:
      let used = try view.rows("select distinct hash from blob_use") { row in try row.text(0) }
      if let missing = used.first(where: { !there.contains($0) }) { throw MoveError.damaged(missing) }
      return there.filter { ContentHash(text: $0) != nil }.sorted()
    case .staged:
      return try view.rows("select token from staged order by token") { row in try row.id(0).text }
        .filter(there.contains)
    }
  }

  /// Copies a file; answers its hash and its length.
  func copy(_ file: String) throws -> (hash: ContentHash, size: Int) {
    let bytes = try source.bytes(file)
    let hash = ContentHash(of: bytes)
    if name == .blobs, hash.text != file { throw MoveError.damaged(file) }
    try target.put(bytes, as: file)
    return (hash, bytes.count)
  }

  /// Whether the target gives a file back as it was.
  func holds(_ file: String, _ hash: ContentHash) throws -> Bool {
    guard try target.status(file) != nil else { return false }
    return ContentHash(of: try target.bytes(file)) == hash
  }
}
