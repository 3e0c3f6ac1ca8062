package import Base

/// Attachments by the hash of their bytes: each is kept once, however many records show it.
///
/// A file is written before the record that uses it and removed long after its last use, so that at no moment, whatever
/// stops the machine, a record points at nothing.
package struct Blobs: Sendable {
  /// How long an unused file stays, in seconds: a record may be about to use it.
  private static let grace = 86_400

  private let folder: String
  private let clock: any Clock

  package init(folder: DataFolder, clock: any Clock) throws(StoreError) {
    self.folder = try folder.subfolder("blobs")
    self.clock = clock
  }

  /// Keeps bytes and answers what names them.
  ///
  /// Until a record uses them, a sweep may remove them a day later.
  package func put(_ bytes: [UInt8]) throws(StoreError) -> ContentHash {
    let hash = ContentHash(of: bytes)
    let file = path(hash.text)
    if let known = Files.status(file), known.size == bytes.count {
      Files.refresh(file)
    } else {
      try Files.makeFolder(folder + "/" + hash.text.prefix(2))
      try Files.write(bytes, to: file)
    }
    return hash
  }

  /// The bytes of that name.
  package func bytes(_ hash: String) throws(StoreError) -> [UInt8] {
    guard Blobs.isName(hash) else { throw .notFound("attachment") }
    return try Files.read(path(hash))
  }

  /// Notes that a record uses what was put.
  package func use(
    _ hash: ContentHash, size: Int, owner: ID, book: String, record: ID, in transaction: any Transaction
  ) throws(StoreError) {
    try transaction.execute(
      """
      insert into blob_use (hash, owner, book, record, size, added_at) values ($1, $2, $3, $4, $5, $6)
      on conflict do nothing
      """,
      [.text(hash.text), .id(owner), .text(book), .id(record), .int(size), .instant(clock.now())])
  }

  /// Notes that a record, erased, uses nothing any more.
  package func release(record: ID, in transaction: any Transaction) throws(StoreError) {
    try transaction.execute("delete from blob_use where record = $1", [.id(record)])
  }

  /// Removes what no record has used for a day; answers how many files.
  package func sweep(_ connection: any Connection) throws(StoreError) -> Int {
    let limit = clock.now().seconds - Blobs.grace
    var removed = 0
    for hash in try files() where (Files.status(path(hash))?.writtenAt ?? .max) < limit {
      if try connection.exists("select 1 from blob_use where hash = $1", [.text(hash)]) { continue }
      try Files.remove(path(hash))
      removed += 1
    }
    return removed
  }

  /// Whether each attachment that a record uses is there and is what its name says.
  package func check(_ connection: any Connection) throws(StoreError) -> Check {
    let used = try connection.rows("select distinct hash from blob_use") { row in try row.text(0) }
    let problems = used.compactMap { hash -> String? in
      guard let bytes = try? bytes(hash) else { return "\(hash) is missing" }
      return ContentHash(of: bytes).text == hash ? nil : "\(hash) is damaged"
    }
    return Check(name: "attachments", problems: problems, well: "\(used.count) whole")
  }

  private func files() throws(StoreError) -> [String] {
    var hashes: [String] = []
    for prefix in try Files.names(in: folder) { hashes += try Files.names(in: folder + "/" + prefix) }
    return hashes
  }

  private func path(_ hash: String) -> String {
    "\(folder)/\(hash.prefix(2))/\(hash)"
  }

  /// What comes from outside must not lead out of the folder.
  private static func isName(_ text: String) -> Bool {
    text.utf8.count >= 32 && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}
