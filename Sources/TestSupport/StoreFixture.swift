package import Base
import Glibc
package import Store

/// A fresh store in a place of its own, on the engine that the tests run on.
package final class TestStore {
  /// Its data folder; removed at the end.
  package let folder: DataFolder
  /// The database, with the schema applied.
  package let database: any Database
  /// The schema.
  package let schema: Schema
  /// The time, which a test sets.
  package let clock: FixedClock
  /// Ids in order of counting.
  package let ids = CountingIDs()
  private let place: TestPlace

  /// A store with the store's own tables and those of the migrations given.
  package init(
    _ migrations: [Migration] = [], on engine: Engine = TestPlace.engine, clock: FixedClock = FixedClock(TestStore.noon)
  ) throws {
    place = try TestPlace(for: migrations, on: engine)
    folder = try DataFolder(place.folder)
    database = try place.open()
    schema = Schema(for: database, books: migrations)
    self.clock = clock
    try schema.apply(to: database, clock: clock)
  }

  deinit {
    database.close()
  }

  /// Another database object on the same store, as another process has it.
  package func secondDatabase(busySeconds: Int = 5) throws -> any Database {
    try place.open(busySeconds: busySeconds)
  }

  /// A path for a folder that nobody else has.
  package static func temporaryFolder() -> String {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    return "\(base)/nanal-test-\(getpid())-\(UInt64.random(in: 0 ... .max))"
  }

  /// Removes a folder and all that is in it.
  package static func removeFolder(_ path: String) {
    for name in (try? Files.names(in: path)) ?? [] {
      let inside = path + "/" + name
      if unlink(inside) != 0 { removeFolder(inside) }
    }
    rmdir(path)
  }

  /// 2026-04-15 at noon, UTC: the moment at which a test's clock stands.
  package static let noon = Instant(seconds: 1_776_254_400)
}
