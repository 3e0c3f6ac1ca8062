import Base
import Command
import Localization
import TestSupport
import Testing

@testable import App

@Suite struct HelpTests {
  private static let folder: String = {
    var parts = #filePath.split(separator: "/")
    parts.removeLast()
    return "/" + parts.joined(separator: "/") + "/Golden"
  }()

  private static func help(_ arguments: [String], _ language: Language) -> (exit: ExitCode, text: String) {
    let output = MemorySink()
    let context = CommandContext(words: Words(language), output: output, errors: MemorySink())
    return (Program(environment: [:]).run(arguments, in: context), output.text)
  }

  @Test(arguments: [[]] + Program.commands.map(\.spec.path))
  func `the help of every command is as it was last agreed`(_ path: [String]) throws {
    let (exit, text) = Self.help(path + ["--help"], .en)
    #expect(exit == .success)
    let name = path.isEmpty ? "nanal" : path.joined(separator: "-")
    #expect(try Golden.difference(text, from: "\(Self.folder)/\(name).txt") == nil)
  }

  @Test(arguments: Language.allCases)
  func `help speaks every language, and says every word of it`(_ language: Language) {
    for path in [[]] + Program.commands.map(\.spec.path) {
      let (exit, text) = Self.help(path + ["--help"], language)
      #expect(exit == .success)
      for key in ["trades.", "commons.", "app.", "command."] { #expect(!text.contains(" " + key)) }
    }
  }
}
