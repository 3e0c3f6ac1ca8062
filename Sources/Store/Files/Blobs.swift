package import Base

/// Attachments by the hash of their bytes: each is kept once, however many records show it.
///
/// A file is written before the record that uses it and removed long after its last use, so that at no moment, whatever
/// stops the machine, a record points at nothing.
package struct Blobs: Sendable {
  /// How long an unused file stays, in seconds: a record may be about to use it.
  private static let grace = 86_400

  private let database: any Database
  private let shelf: any Shelf
  private let clock: any Clock

  package init(folder: DataFolder, database: any Database, clock: any Clock) throws {
    self.database = database
    shelf = try database.shelf(.blobs, in: folder)
    self.clock = clock
  }

  /// Keeps bytes and answers what names them.
  ///
  /// Until a record uses them, a sweep may remove them a day later.
  package func put(_ bytes: [UInt8]) throws -> ContentHash {
    let hash = ContentHash(of: bytes)
    if try shelf.status(hash.text)?.size == bytes.count {
      try shelf.refresh(hash.text)
    } else {
      try shelf.put(bytes, as: hash.text)
    }
    return hash
  }

  /// The bytes of that name.
  package func bytes(_ hash: String) throws -> [UInt8] {
    guard Blobs.isName(hash) else { throw StoreError.notFound("attachment") }
    return try shelf.bytes(hash)
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

  /// Notes that an owner, erased, uses nothing any more.
  package func release(owner: ID, in transaction: any Transaction) throws(StoreError) {
    try transaction.execute("delete from blob_use where owner = $1", [.id(owner)])
  }

  /// What an owner's records use, each named once, in order of the names.
  package func used(by owner: ID, in connection: any Connection) throws(StoreError) -> [String] {
    try connection.rows("select distinct hash from blob_use where owner = $1 order by hash", [.id(owner)]) { row in
      try row.text(0)
    }
  }

  /// Removes what no record has used for a day; answers how many files.
  package func sweep() throws -> Int {
    let limit = clock.now().seconds - Blobs.grace
    let old = try shelf.names().filter { try shelf.status($0)?.writtenAt ?? .max < limit }
    let unused = try database.read { connection in
      try old.filter { hash in try !connection.exists("select 1 from blob_use where hash = $1", [.text(hash)]) }
    }
    for hash in unused { try shelf.remove(hash) }
    return unused.count
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

  /// What comes from outside must not lead out of the folder.
  private static func isName(_ text: String) -> Bool {
    text.utf8.count >= 32 && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}
