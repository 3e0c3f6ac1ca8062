import Base
import Book
import Command
import Localization
import Store

/// `nanal jobs list`: the house's work apart from requests, and the person's own.
enum JobsCommand {
  static let command = BookCommand(
    CommandSpec("jobs", "list", summary: "app.command.jobs"),
    .inHouse { _, context, visit in
      let jobs = try visit.house.database.read { try visit.house.jobs.list(owner: visit.visitor.owner, in: $0) }
      context.answer(["rows": .array(jobs.map(\.json))]) { table(jobs).text }
      return .success
    })

  private static func table(_ jobs: [Job]) -> TextTable {
    var table = TextTable([
      ("ID", .left), ("KIND", .left), ("STATE", .left), ("DUE", .left), ("ATTEMPTS", .right), ("PROGRESS", .left),
      ("ERROR", .left),
    ])
    for job in jobs {
      table.add([
        job.id.text, job.kind, job.state.rawValue, job.due.iso, String(job.attempts),
        job.progress.map { String(decoding: $0.write(pretty: false), as: UTF8.self) } ?? "", job.error ?? "",
      ])
    }
    return table
  }
}
