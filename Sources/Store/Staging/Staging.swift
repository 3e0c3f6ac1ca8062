package import Base

/// Keeps uploaded files, and files that wait to be fetched, for a day or less, outside of every book.
///
/// The bytes lie on a shelf, named by the token; the rest is a row.
package struct Staging: Sendable {
  /// How long a file waits, in seconds.
  package static let lifetime = 86_400

  /// A folder where an upload can be written before it is staged by its path: where files are kept in a folder, it is
  /// that one, so that they need not be copied.
  package let uploadFolder: String
  private let shelf: any Shelf
  let database: any Database
  let clock: any Clock
  private let ids: any IDSource

  package init(folder: DataFolder, database: any Database, clock: any Clock, ids: any IDSource) throws {
    uploadFolder = try folder.subfolder(ShelfName.staged.rawValue)
    shelf = try database.shelf(.staged, in: folder)
    self.database = database
    self.clock = clock
    self.ids = ids
  }

  /// Takes bytes.
  package func stage(
    _ bytes: [UInt8], owner: ID, kind: String, fileName: String, options: JSON, lifetime: Int = Staging.lifetime
  ) throws -> Staged {
    let token = ids.next()
    try shelf.put(bytes, as: token.text)
    return try keep(token, bytes.count, owner, kind, fileName, options, lifetime)
  }

  /// Takes a file over that was written in ``uploadFolder``.
  package func stage(
    fileAt file: String, owner: ID, kind: String, fileName: String, options: JSON, lifetime: Int = Staging.lifetime
  ) throws -> Staged {
    guard let size = Files.status(file)?.size else { throw StoreError.notFound(file) }
    let token = ids.next()
    try shelf.take(fileAt: file, as: token.text)
    return try keep(token, size, owner, kind, fileName, options, lifetime)
  }

  /// Takes what `write` hands to its sink, without holding it in memory.
  package func stage(
    owner: ID, kind: String, fileName: String, options: JSON,
    write: (_ sink: (UnsafeRawBufferPointer) throws -> Void) throws -> Void
  ) throws -> Staged {
    let file = try FileWriter(in: uploadFolder)
    try write { bytes in try file.write(bytes) }
    try file.sync()
    return try stage(fileAt: file.path, owner: owner, kind: kind, fileName: fileName, options: options)
  }

  /// What is staged by this token, if it is this owner's and has not expired.
  package func find(_ token: ID, owner: ID, in connection: any Connection) throws(StoreError) -> Staged? {
    try connection.one(
      """
      select kind, file_name, size, options, result, expires_at from staged
      where token = $1 and owner = $2 and expires_at > $3
      """,
      [.id(token), .id(owner), .instant(clock.now())]
    ) { row in
      Staged(
        token: token, owner: owner, kind: try row.text(0), fileName: try row.text(1), size: try row.int(2),
        options: try row.json(3), result: try row.optionalJSON(4), expiresAt: try row.instant(5))
    }
  }

  /// The token of what this owner has staged last of a kind, if it has not expired.
  package func latest(_ kind: String, owner: ID) throws -> ID? {
    try database.read { connection in
      try connection.one(
        "select token from staged where owner = $1 and kind = $2 and expires_at > $3 order by token desc limit 1",
        [.id(owner), .text(kind), .instant(clock.now())]
      ) { row in try row.id(0) }
    }
  }

  /// The bytes of what is staged.
  package func bytes(_ staged: Staged) throws -> [UInt8] {
    try shelf.bytes(staged.token.text)
  }

  /// The same as a file of this machine, to be read for as long as it is held.
  package func file(_ staged: Staged) throws -> LocalFile {
    try shelf.file(staged.token.text)
  }

  /// Notes what the person chose.
  package func set(options: JSON, of token: ID, in transaction: any Transaction) throws(StoreError) {
    try transaction.execute("update staged set options = $1 where token = $2", [.json(options), .id(token)])
  }

  /// Notes what became of the file, so that a second confirmation answers the same.
  package func set(result: JSON, of token: ID, in transaction: any Transaction) throws(StoreError) {
    try transaction.execute("update staged set result = $1 where token = $2", [.json(result), .id(token)])
  }

  /// Lets go of a file.
  package func remove(_ token: ID) throws {
    try database.write(.rows) { transaction in
      _ = try transaction.execute("delete from staged where token = $1", [.id(token)])
    }
    try shelf.remove(token.text)
  }

  /// Lets go of all that an owner has staged; the bytes go with the next sweep.
  package func remove(owner: ID, in transaction: any Transaction) throws(StoreError) {
    try transaction.execute("delete from staged where owner = $1", [.id(owner)])
  }

  /// Lets go of all that have expired, and of files that no row speaks of.
  package func sweep() throws {
    let now = clock.now()
    try database.write(.rows) { transaction in
      _ = try transaction.execute("delete from staged where expires_at <= $1", [.instant(now)])
    }
    let kept = try database.read { connection in
      Set(try connection.rows("select token from staged") { row in try row.id(0).text })
    }
    for name in try shelf.names() where !kept.contains(name) {
      // A younger one may be an upload that is under way.
      let isToken = (try? ID(text: name)) != nil
      let writtenAt = try shelf.status(name)?.writtenAt ?? .max
      if writtenAt < now.seconds - (isToken ? 60 : Staging.lifetime) { try shelf.remove(name) }
    }
  }

  private func keep(
    _ token: ID, _ size: Int, _ owner: ID, _ kind: String, _ fileName: String, _ options: JSON,
    _ lifetime: Int
  ) throws -> Staged {
    let now = clock.now()
    let staged = Staged(
      token: token, owner: owner, kind: kind, fileName: fileName, size: size, options: options, result: nil,
      expiresAt: now.adding(seconds: lifetime))
    do {
      try database.write(.rows) { transaction in
        _ = try transaction.execute(
          """
          insert into staged (token, owner, kind, file_name, size, options, staged_at, expires_at)
          values ($1, $2, $3, $4, $5, $6, $7, $8)
          """,
          [
            .id(token), .id(owner), .text(kind), .text(fileName), .int(size), .json(options), .instant(now),
            .instant(staged.expiresAt),
          ])
      }
    } catch {
      try? shelf.remove(token.text)
      throw error
    }
    return staged
  }
}
