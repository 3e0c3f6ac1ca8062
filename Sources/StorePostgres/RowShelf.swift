import Base
import Glibc
import Store

/// Files as rows, a megabyte in each, so that every process has them.
struct RowShelf: Shelf {
  private static let partSize = 1 << 20

  private let shelf: String
  // The database holds no shelf.
  private let database: PostgresDatabase
  private let folder: String

  init(_ name: ShelfName, _ database: PostgresDatabase, in folder: DataFolder) throws(StoreError) {
    shelf = name.rawValue
    self.database = database
    self.folder = try folder.subfolder(ShelfName.staged.rawValue)
  }

  func put(_ bytes: [UInt8], as name: String) throws {
    var left = bytes[...]
    try write(name) {
      defer { left = left.dropFirst(RowShelf.partSize) }
      return left.isEmpty ? nil : Array(left.prefix(RowShelf.partSize))
    } rewind: {
      left = bytes[...]
    }
  }

  func take(fileAt path: String, as name: String) throws {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw StoreError.notFound(path) }
    defer { Glibc.close(file) }
    try write(name) {
      let part = try Files.part(of: file, path: path, count: RowShelf.partSize)
      return part.isEmpty ? nil : part
    } rewind: {
      lseek(file, 0, SEEK_SET)
    }
    try Files.remove(path)
  }

  func bytes(_ name: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try parts(name) {
      bytes = []
    } body: {
      bytes += $0
    }
    return bytes
  }

  func file(_ name: String) throws -> LocalFile {
    // Named as uploads are, so that what a crash leaves goes with theirs.
    let path = "\(folder)/upload-\(UInt64.random(in: 0 ... .max))"
    let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Files.error(errno, path) }
    defer { Glibc.close(descriptor) }
    let file = LocalFile(path, isTemporary: true)
    try parts(name) {
      ftruncate(descriptor, 0)
      lseek(descriptor, 0, SEEK_SET)
    } body: {
      try Files.append($0, to: descriptor, path: path)
    }
    return file
  }

  func status(_ name: String) throws -> (size: Int, writtenAt: Int)? {
    try database.read { connection in
      try connection.one(
        "select size, written_at from file where shelf = $1 and name = $2", [.text(shelf), .text(name)]
      ) { row in (try row.int(0), try row.int(1)) }
    }
  }

  func refresh(_ name: String) throws {
    try database.write(.rows) { transaction in
      _ = try transaction.execute(
        "update file set written_at = \(RowShelf.now) where shelf = $1 and name = $2", [.text(shelf), .text(name)])
    }
  }

  func remove(_ name: String) throws {
    try database.write(.rows) { transaction in
      _ = try transaction.execute("delete from file where shelf = $1 and name = $2", [.text(shelf), .text(name)])
    }
  }

  func names() throws -> [String] {
    try database.read { connection in
      try connection.rows("select name from file where shelf = $1", [.text(shelf)]) { row in try row.text(0) }
    }
  }

  // MARK: Parts

  private static let now = "cast(extract(epoch from now()) as bigint)"

  /// Writes a file from the parts that `next` gives; `rewind` begins anew where the work is run again.
  private func write(_ name: String, next: () throws -> [UInt8]?, rewind: () -> Void) throws {
    try database.write(.rows) { transaction in
      rewind()
      // The row first, so that two who put the same name wait for each other.
      try transaction.execute(
        """
        insert into file (shelf, name, size, written_at) values ($1, $2, 0, \(RowShelf.now))
        on conflict (shelf, name) do update set written_at = excluded.written_at
        """, [.text(shelf), .text(name)])
      try transaction.execute("delete from file_part where shelf = $1 and name = $2", [.text(shelf), .text(name)])
      var (number, size) = (0, 0)
      while let part = try next() {
        try transaction.execute(
          "insert into file_part (shelf, name, part, content) values ($1, $2, $3, $4)",
          [.text(shelf), .text(name), .int(number), .blob(part)])
        number += 1
        size += part.count
      }
      try transaction.execute(
        "update file set size = $1 where shelf = $2 and name = $3", [.int(size), .text(shelf), .text(name)])
    }
  }

  /// Hands each part to `body`, in order; `begin` is called before the first, again where the reading is run again.
  private func parts(_ name: String, begin: () -> Void, body: ([UInt8]) throws -> Void) throws {
    try database.read { connection in
      begin()
      let count = try connection.one(
        "select count(part) from file f left join file_part p on p.shelf = f.shelf and p.name = f.name "
          + "where f.shelf = $1 and f.name = $2 group by f.name", [.text(shelf), .text(name)]
      ) { row in try row.int(0) }
      guard let count else { throw StoreError.notFound(name) }
      let select = try connection.prepare(
        "select content from file_part where shelf = $1 and name = $2 and part = $3")
      for number in 0..<count {
        guard let part = try select.one([.text(shelf), .text(name), .int(number)], { row in try row.blob(0) }) else {
          throw StoreError.corrupt(file: name, detail: "part \(number) is missing")
        }
        try body(part)
      }
    }
  }
}
