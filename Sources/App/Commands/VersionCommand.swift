import Base
import Book
import Command
import Localization

enum VersionCommand {
  static let command = BookCommand(
    CommandSpec("version", summary: "app.command.version"),
    .alone { _, context in
      context.answer(["version": .string(Version.text)]) { "nanal " + Version.text + "\n" }
      return .success
    })
}
