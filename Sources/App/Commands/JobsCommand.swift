import Base
import Book
import Command
import Localization
import Store

enum JobsCommand {
  static let command = BookCommand(
    CommandSpec("jobs", "list", summary: "app.command.jobs"),
    .inHouse { _, context, visit in
      let jobs = try visit.house.database.read { try visit.house.jobs.list(owner: visit.visitor.owner, in: $0) }
      context.answer(["rows": .array(jobs.map(\.json))]) {
        var table = TextTable([("ID", .left), ("KIND", .left), ("STATE", .left), ("DUE", .left)])
        for job in jobs { table.add([job.id.text, job.kind, job.state.rawValue, job.due.iso]) }
        return table.text
      }
      return .success
    })
}
