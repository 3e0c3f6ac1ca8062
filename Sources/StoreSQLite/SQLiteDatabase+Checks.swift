package import Store

extension SQLiteDatabase {
  /// The file's own integrity, its foreign keys and the agreement of the index with what it indexes.
  package func engineChecks() -> [Check] {
    [
      check("integrity", "pragma integrity_check(20)") { row in
        let line = try row.text(0)
        return line == "ok" ? nil : line
      },
      check("foreign keys", "pragma foreign_key_check") { row in
        "\(try row.text(0)) points at nothing in \(try row.text(2))"
      },
      textCheck(),
      check(
        "search index",
        """
        select e.number from search_entry e left join search_text t on t.rowid = e.place where t.rowid is null
        union all
        select t.rowid from search_text t
        left join search_entry e on e.number = t.rowid & \(SearchPlace.numberMask) where e.number is null
        """
      ) { row in "entry \(try row.int(0)) is on one side only" },
    ]
  }

  /// The text table's own examination, which the engine runs as an insertion that inserts nothing.
  private func textCheck() -> Check {
    do {
      try write { transaction in
        _ = try transaction.execute("insert into search_text (search_text) values ('integrity-check')")
      }
      return Check(name: "search text", ok: true, detail: "ok")
    } catch {
      return Check(name: "search text", ok: false, detail: "\(error)")
    }
  }

  private func check(_ name: String, _ sql: String, _ problem: (borrowing Row) throws -> String?) -> Check {
    do {
      let problems = try read { connection in try connection.rows(sql, [], problem) }.compactMap(\.self)
      return Check(name: name, problems: problems, well: "ok")
    } catch {
      return Check(name: name, ok: false, detail: "\(error)")
    }
  }
}
