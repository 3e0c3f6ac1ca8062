package import Base

extension Migration {
  /// The store's own tables, which every book may count on.
  package static let store = [
    Migration(
      book: "store", number: 1,
      statements: [
        """
        create table migration (
          book text not null, number bigint not null, checksum text not null, applied_at instant not null,
          primary key (book, number))
        """,
        "create table store (single bigint primary key check (single = 1), id id not null)",
        """
        create table blob_use (
          hash text not null, owner id not null, book text not null, record id not null, size bigint not null,
          added_at instant not null, primary key (hash, owner, book, record))
        """,
        "create index blob_use_record on blob_use (record)",
        """
        create table staged (
          token id primary key, owner id not null, kind text not null, file_name text not null, size bigint not null,
          options json not null, result json, staged_at instant not null, expires_at instant not null)
        """,
        "create index staged_expiry on staged (expires_at)",
        """
        create table job (
          id id primary key, owner id, kind text not null, unique_key text, payload json not null,
          state text not null check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
          due instant not null, leased_until instant, worker id, attempts bigint not null default 0,
          progress json, error text, result json, created_at instant not null, finished_at instant)
        """,
        "create index job_due on job (due) where state in ('waiting', 'running')",
        "create unique index job_key on job (kind, unique_key) where state in ('waiting', 'running')",
      ],
      then: { transaction in
        // The one id that must differ between any two stores in the world, whatever a test's clock says.
        try transaction.execute("insert into store (single, id) values (1, $1)", [.id(SystemIDs().next())])
      }),
    Migration(book: "store", number: 2, statements: ["create index job_owner on job (owner, created_at)"]),
  ]
}

extension Connection {
  /// The id that this store was given when it was made, by which its keys are found.
  package func storeID() throws(StoreError) -> ID {
    guard let id = try one("select id from store", [], { row in try row.id(0) }) else { throw .notFound("store id") }
    return id
  }
}
