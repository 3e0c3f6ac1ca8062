#if PostgreSQL
  import Glibc
  import Store
  import Synchronization

  /// A database of the tests' server, lent to one store at a time.
  ///
  /// One that is free is emptied and lent again; where none is, another is made, which takes longer.
  final class LentDatabase: Sendable {
    private struct Pool {
      var free: [LentDatabase] = []
      var count = 0
    }

    private static let pool = Mutex(Pool())
    /// More than these are not made while one is free, whatever its tables.
    private static let limit = 24

    let url: String
    private let server: TestServer
    /// The migrations of its last store.
    private let migrations: Mutex<String?>

    private init(url: String, _ migrations: String?) throws {
      self.url = url
      self.migrations = Mutex(migrations)
      server = try TestServer(url)
    }

    static func take(for migrations: [Migration]?, on address: String) throws -> LentDatabase {
      let wanted = migrations.map {
        $0.map { "\($0.book) \($0.number) \($0.checksum)" }.sorted().joined(separator: ",")
      }
      let (known, number) = pool.withLock { pool -> (LentDatabase?, Int) in
        var place = pool.free.lastIndex { $0.migrations.withLock { $0 == wanted } }
        if place == nil, pool.count >= limit { place = pool.free.indices.first }
        if place == nil { pool.count += 1 }
        return (place.map { pool.free.remove(at: $0) }, pool.count)
      }
      if let known {
        try known.empty(for: wanted)
        return known
      }
      let name = "nanal_test_\(getpid())_\(number)"
      try TestServer(address).perform("create database \(name)")
      return try LentDatabase(url: TestServer.address(address, database: name), wanted)
    }

    func giveBack() {
      LentDatabase.pool.withLock { $0.free.append(self) }
    }

    /// Takes everything out; where the next store has the same migrations, the tables stay.
    private func empty(for wanted: String?) throws {
      // A test that forgot to close a database must not stand in the way.
      try server.perform(
        """
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
        """)
      // The last store's test may have added some.
      let isSame = wanted != nil && server.text(LentDatabase.applied) == wanted
      try server.perform(isSame ? LentDatabase.deletion : "drop schema public cascade; create schema public")
      migrations.withLock { $0 = wanted }
    }

    private static let applied = """
      select string_agg(book || ' ' || number || ' ' || checksum, ',' order by book collate "C", number) from migration
      where book not in ('store', 'postgres')
      """

    /// Deletes all rows but those of migrations, in a tenth of the time of making tables anew, and gives the store
    /// another id; as a replica, the server passes over foreign keys meanwhile.
    private static let deletion = """
      do $$ declare name text; begin
        set local session_replication_role = replica;
        for name in select tablename from pg_tables
          where schemaname = 'public' and tablename not in ('migration', 'store') loop
          execute 'delete from ' || quote_ident(name);
        end loop;
        update store set id = uuid_send(gen_random_uuid());
      end $$
      """
  }
#endif
