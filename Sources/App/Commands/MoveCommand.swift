import Base
import Command
import Localization
import Store

/// `nanal move`: the whole store copied to another place, whichever engine keeps it here and there.
enum MoveCommand {
  static let command = ProgramCommand(
    CommandSpec(
      "move", summary: "app.command.move",
      options: [.init("from", .text("PLACE"), "app.option.from"), .init("to", .text("PLACE"), "app.option.to")]),
    .inProgram { invocation, context, program in
      let options = try CommonOptions(invocation, program.environment, context)
      guard let from = invocation.text("from"), let to = invocation.text("to") else {
        throw Failure.misuse(context.words("app.move.both"))
      }
      let (source, target) = (try options.place(named: from), try options.place(named: to))
      let report: MoveReport
      do {
        report = try move(from: source, to: target, program, context)
      } catch let error as MoveError {
        throw Failure(sentence(error, source, target, context.words))
      }
      context.answer(json(report, source, target)) {
        context.words(
          "app.move.done", .text(source.shown), .text(target.shown), .count(report.rows), .count(report.files)) + "\n"
      }
      return .success
    })

  private static func move(
    from source: StorePlace, to target: StorePlace, _ program: Program, _ context: CommandContext
  ) throws -> MoveReport {
    // Opening a folder makes a store where there is none.
    if case .folder(let path) = source, Files.status(path + "/nanal.sqlite") == nil { throw MoveError.noStore }
    let (here, there) = (try end(source), try end(target))
    defer {
      here.database.close()
      there.database.close()
    }
    let progress = context.progress(context.words("app.move.progress"))
    defer { progress.finish() }
    return try Mover(from: here, to: there, books: Composition.migrations, clock: program.clock).move {
      progress.update($0, of: $1)
    }
  }

  private static func end(_ place: StorePlace) throws -> Mover.End {
    Mover.End(try place.open(connections: 4), try DataFolder(place.folder))
  }

  private static func sentence(
    _ error: MoveError, _ source: StorePlace, _ target: StorePlace, _ words: Words
  ) -> String {
    switch error {
    case .same: words("app.move.same")
    case .noStore: words("app.move.noStore", .text(source.shown))
    case .older: words("app.move.older", .text(source.shown))
    case .notEmpty(let what): words("app.move.notEmpty", .text(target.shown), .text(what))
    case .damaged(let file): words("app.move.damaged", .text(file))
    case .zeroCharacter(let table, let column): words("app.move.zero", .text(table), .text(column))
    case .differs(let what): words("app.move.differs", .text(what.joined(separator: ", ")), .text(target.shown))
    case .interrupted: words("app.move.interrupted", .text(source.shown))
    }
  }

  private static func json(_ report: MoveReport, _ source: StorePlace, _ target: StorePlace) -> JSON {
    [
      "from": .string(source.shown), "to": .string(target.shown),
      "tables": .array(report.tables.map { ["name": .string($0.name), "rows": .number(String($0.rows))] }),
      "files": .number(String(report.files)), "bytes": .number(String(report.bytes)), "verified": true,
    ]
  }
}
