package import Store

extension PostgresDatabase {
  /// Whether files are whole, which the server does not watch over; its pages and foreign keys are its own care.
  package func engineChecks() -> [Check] {
    [
      check("server", "select 'PostgreSQL ' || current_setting('server_version')") { row in (true, try row.text(0)) },
      check(
        "files",
        """
        select f.shelf || '/' || f.name from file f
        left join file_part p on p.shelf = f.shelf and p.name = f.name
        group by f.shelf, f.name, f.size having coalesce(sum(length(p.content)), 0) <> f.size
        """
      ) { row in (false, "\(try row.text(0)) is not whole") },
    ]
  }

  private func check(_ name: String, _ sql: String, _ read: (borrowing Row) throws -> (ok: Bool, detail: String))
    -> Check
  {
    do {
      let found = try self.read { connection in try connection.rows(sql, [], read) }
      let problems = found.filter { !$0.ok }.map(\.detail)
      return Check(name: name, problems: problems, well: found.first?.detail ?? "ok")
    } catch {
      return Check(name: name, ok: false, detail: "\(error)")
    }
  }
}
