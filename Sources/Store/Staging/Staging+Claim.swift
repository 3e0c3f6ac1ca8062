package import Base

extension Staging {
  /// How many things of a kind an owner has staged.
  package func count(owner: ID, kind: String) throws -> Int {
    try database.read { connection in
      try connection.one(
        "select count(*) from staged where owner = $1 and kind = $2 and expires_at > $3",
        [.id(owner), .text(kind), .instant(clock.now())]
      ) { row in try row.int(0) } ?? 0
    }
  }

  /// Takes something for oneself to do it once; answers whether nobody had it.
  package func claim(_ token: ID, owner: ID) throws -> Bool {
    try database.write(.rows) { transaction in
      try transaction.execute(
        "update staged set result = $1 where token = $2 and owner = $3 and result is null",
        [.json(true), .id(token), .id(owner)]) == 1
    }
  }

  /// Gives back what was taken and could not be done.
  package func release(_ token: ID, owner: ID) throws {
    try database.write(.rows) { transaction in
      _ = try transaction.execute(
        "update staged set result = null where token = $1 and owner = $2", [.id(token), .id(owner)])
    }
  }
}
