import Base
import Store
import TestSupport
import Testing

@Suite struct StagingTests {
  private let store: TestStore
  private let staging: Staging
  private let owner = ID.example(1)

  init() throws {
    store = try TestStore()
    staging = try Staging(folder: store.folder, database: store.database, clock: store.clock, ids: store.ids)
  }

  private func stage(_ bytes: [UInt8]) throws -> Staged {
    try staging.stage(bytes, owner: owner, kind: "import", fileName: "체결.csv", options: ["method": "fifo"])
  }

  private func find(_ token: ID, owner: ID) throws -> Staged? {
    try store.database.read { try staging.find(token, owner: owner, in: $0) }
  }

  @Test func `a staged file is its owner's alone`() throws {
    let staged = try stage([1, 2, 3])
    #expect(try find(staged.token, owner: owner) == staged)
    #expect(try find(staged.token, owner: .example(2)) == nil)
    #expect(try staging.bytes(staged) == [1, 2, 3])
  }

  @Test func `a file that was written beside it is moved in`() throws {
    let upload = staging.uploadFolder + "/upload-1"
    try Files.write([4, 5], to: upload)
    let staged = try staging.stage(fileAt: upload, owner: owner, kind: "import", fileName: "a", options: nil)
    #expect(staged.size == 2)
    #expect(try staging.bytes(staged) == [4, 5])
    #expect(Files.status(upload) == nil)
  }

  @Test func `what is written piece by piece is staged whole, or nothing of it is left`() throws {
    struct Broken: Error {}
    let staged = try staging.stage(owner: owner, kind: "export", fileName: "a", options: nil) { sink in
      for piece in [[1, 2], [], [3]] as [[UInt8]] { try piece.withUnsafeBytes(sink) }
    }
    #expect(staged.size == 3)
    #expect(try staging.bytes(staged) == [1, 2, 3])
    #expect(throws: Broken.self) {
      try staging.stage(owner: owner, kind: "export", fileName: "b", options: nil) { sink in
        try [UInt8](repeating: 0, count: 9).withUnsafeBytes(sink)
        throw Broken()
      }
    }
    #expect(try store.database.shelf(.staged, in: store.folder).names() == [staged.token.text])
    #expect(try staging.latest("export", owner: owner) == staged.token)
    #expect(try staging.latest("import", owner: owner) == nil)
  }

  @Test func `options and the result are kept with it`() throws {
    let staged = try stage([1])
    try store.database.write { transaction in
      try staging.set(options: ["method": "lifo"], of: staged.token, in: transaction)
      try staging.set(result: ["import": "x"], of: staged.token, in: transaction)
    }
    let found = try find(staged.token, owner: owner)
    #expect(found?.options == ["method": "lifo"] && found?.result == ["import": "x"])
  }

  @Test func `after a day it is gone, with its file`() throws {
    store.clock.set(SystemClock().now())
    let staged = try stage([1])
    store.clock.advance(seconds: Staging.lifetime - 1)
    try staging.sweep()
    #expect(try find(staged.token, owner: owner) != nil)
    store.clock.advance(seconds: 1)
    #expect(try find(staged.token, owner: owner) == nil)
    try staging.sweep()
    #expect(try store.database.shelf(.staged, in: store.folder).names() == [])
  }

  @Test func `what is let go leaves nothing`() throws {
    let staged = try stage([1])
    try staging.remove(staged.token)
    #expect(try find(staged.token, owner: owner) == nil)
    #expect(try store.database.shelf(.staged, in: store.folder).names() == [])
  }
}
