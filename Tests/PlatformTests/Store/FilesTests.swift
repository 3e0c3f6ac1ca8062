import Base
import Glibc
import Store
import StoreSQLite
import TestSupport
import Testing

@Suite struct FilesTests {
  private let store: TestStore
  private let owner = ID.example(1)

  init() throws {
    store = try TestStore()
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  private func shelf() throws -> any Shelf {
    try store.database.shelf(.blobs, in: store.folder)
  }

  private func files(_ folder: String) throws -> [String] {
    try Files.names(in: folder).flatMap { name in
      let path = folder + "/" + name
      return (try? files(path)) ?? [path]
    }
  }

  @Test func `the folder and all in it are the person's alone`() throws {
    _ = try Blobs(folder: store.folder, database: store.database, clock: store.clock).put([1, 2, 3])
    try store.database.write { try $0.execute("update store set id = $1", [.id(owner)]) }
    #expect(mode(store.folder.path) == 0o700)
    for file in try files(store.folder.path) { #expect(mode(file) == 0o600, "\(file)") }
  }

  @Test func `an attachment is kept once and comes back whole`() throws {
    let blobs = try Blobs(folder: store.folder, database: store.database, clock: store.clock)
    let bytes = [UInt8]((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let hash = try blobs.put(bytes)
    #expect(try blobs.put(bytes) == hash)
    #expect(try blobs.bytes(hash.text) == bytes)
    #expect(try shelf().names() == [hash.text])
    #expect(throws: StoreError.self) { try blobs.bytes("../../etc/passwd") }
  }

  @Test func `an attachment goes a day after its last use, not before`() throws {
    let blobs = try Blobs(folder: store.folder, database: store.database, clock: store.clock)
    // Files carry the machine's time.
    store.clock.set(SystemClock().now())
    let (used, unused) = (try blobs.put([1]), try blobs.put([2]))
    try store.database.write { transaction in
      try blobs.use(used, size: 1, owner: owner, book: "diary", record: .example(7), in: transaction)
    }
    func sweep() throws -> Int { try blobs.sweep() }
    #expect(try sweep() == 0)
    store.clock.advance(seconds: 90_000)
    #expect(try sweep() == 1)
    #expect(throws: StoreError.self) { try blobs.bytes(unused.text) }
    #expect(try store.database.read { try blobs.check($0) }.ok)
    try store.database.write { try blobs.release(record: .example(7), in: $0) }
    #expect(try sweep() == 1)
  }

  @Test func `a damaged or missing attachment is found`() throws {
    let blobs = try Blobs(folder: store.folder, database: store.database, clock: store.clock)
    let hash = try blobs.put([1, 2, 3])
    try store.database.write { transaction in
      try blobs.use(hash, size: 3, owner: owner, book: "diary", record: .example(7), in: transaction)
    }
    try shelf().put([1, 2, 4], as: hash.text)
    #expect(try store.database.read { try blobs.check($0) }.detail == "\(hash.text) is damaged")
    try shelf().remove(hash.text)
    #expect(try store.database.read { try blobs.check($0) }.detail == "\(hash.text) is missing")
  }

  @Test(.only(.sqlite, "PostgreSQL keeps files in rows, which are there whole or not at all"))
  func `a file that another write left unfinished does not get in the way`() throws {
    let blobs = try Blobs(folder: store.folder, database: store.database, clock: store.clock)
    let hash = try blobs.put([1, 2, 3])
    let file = try #require(try files(store.folder.path + "/blobs").first)
    // A crash before the rename leaves a temporary file, and one of a wrong length is no attachment.
    try Files.write([9], to: file + ".1-1.tmp")
    try Files.write([1], to: file)
    #expect(try blobs.put([1, 2, 3]) == hash)
    #expect(try blobs.bytes(hash.text) == [1, 2, 3])
    store.clock.set(SystemClock().now().adding(seconds: 90_000))
    #expect(try blobs.sweep() == 2)
  }

  @Test func `a folder that cannot be made is named`() {
    #expect(throws: StoreError.readOnly(folder: "/sys")) { try DataFolder("/sys/nanal") }
    #expect(throws: StoreError.self) { try DataFolder("/dev/null/nanal") }
  }

  @Test(.only(.sqlite, "the database is a file"))
  func `a file that is no database is named and left as it is`() throws {
    let folder = try DataFolder(TestStore.temporaryFolder())
    defer { TestStore.removeFolder(folder.path) }
    let text = Array("This is a letter, not a database, and it is longer than a header of one hundred bytes. ".utf8)
    try Files.write(text + text, to: folder.path + "/nanal.sqlite")
    do {
      _ = try SQLiteDatabase(folder: folder)
      Issue.record("opened")
    } catch .corrupt(let file, _) {
      #expect(file == folder.path + "/nanal.sqlite")
    }
    #expect(try Files.read(folder.path + "/nanal.sqlite") == text + text)
  }

  @Test(.only(.sqlite, "the disk of a server is its own"))
  func `a full disk is named, and nothing of the write stays`() throws {
    let store = store
    try store.database.write { try $0.prepare("pragma max_page_count = 100").run() }
    #expect(throws: StoreError.full(folder: store.folder.path)) {
      try store.database.write { transaction in
        for number in 0..<1_000 {
          try transaction.execute(
            "insert into blob_use (hash, owner, book, record, size, added_at) values ($1, $2, 'b', $2, 1, 1)",
            [.text("\(number)" + String(repeating: "x", count: 1_000)), .id(owner)])
        }
      }
    }
    #expect(try store.database.read { try $0.exists("select 1 from blob_use") } == false)
    #expect(store.database.engineChecks().filter { !$0.ok } == [])
  }
}
