import Base
import Book
import Command
import Localization

enum DemoCommand {
  static let command = BookCommand(
    CommandSpec("demo", summary: "app.command.demo"),
    .inHouse { _, context, visit in
      let visitor = visit.visitor
      let isEmpty = try visit.books.allSatisfy { try $0.isEmpty(of: visitor.owner) }
      guard isEmpty else { throw Failure(context.words("app.demo.notEmpty")) }
      for book in visit.books {
        try book.fillDemo(
          of: visitor.owner, until: visitor.today, zone: visitor.settings.zone, language: visitor.settings.language)
      }
      context.answer(["filled": .array(visit.books.map { .string($0.id) })]) { context.words("app.demo.done") + "\n" }
      return .success
    })
}
