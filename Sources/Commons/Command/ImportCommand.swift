import Base
import Book
import Command
import Localization

/// `nanal import FILE…`: one transaction for each file, preview and confirmation in one.
enum ImportCommand {
  static let command = BookCommand(
    CommandSpec("import", summary: "commons.command.import", operands: [.init("FILE", .repeated)], options: options),
    .inHouse { invocation, context, visit in
      var options = try FileArguments.read(invocation, context.words)
      options.addBinnedAgain = invocation.flag("again")
      options.homeZone = visit.visitor.settings.zone
      if let rule = try FileArguments.dayRule(invocation, context.words), !invocation.flag("dry-run") {
        var settings = visit.visitor.settings
        settings.dayRule = rule
        try visit.changeSettings(settings)
      }
      let box = ImportBox(house: visit.house, books: visit.books)
      // Made only where they are asked for: of a hundred thousand rows they are the larger part of the work.
      var files: [() -> JSON] = []
      var text = ""
      var failure: String?
      for path in invocation.operands("FILE") {
        let file = ImportFile(name: name(of: path), path: path)
        do {
          let report = try run(file, options, invocation, box, context, visit.visitor)
          files.append(report.json)
          text += summary(report, file, context.words)
        } catch let error as ImportError {
          if case .unknownColumn = error { throw Failure.misuse(ImportWords(context.words).sentence(error)) }
          let sentence = ImportWords(context.words).sentence(error)
          files.append { refusal(file, sentence, error) }
          failure = failure ?? file.name + ": " + sentence
        }
      }
      let json = { JSON.object([.init("files", .array(files.map { $0() }))]) }
      if let failure { throw Failure(failure, json: json()) }
      context.answer(json()) { text }
      return .success
    })

  private static let options: [CommandSpec.Option] =
    FileArguments.options + [
      .init("again", .flag, "commons.option.again"), .init("dry-run", .flag, "commons.option.dryRun"),
    ]

  private static func run(
    _ file: ImportFile, _ options: ImportOptions, _ invocation: Invocation, _ box: ImportBox, _ context: CommandContext,
    _ visitor: Visitor
  ) throws -> ImportReport {
    let book = try box.book(for: file, options)
    let words = context.words
    if invocation.flag("dry-run") {
      return try answered(try book.preview(file, options: options, for: visitor.owner, words: words), words)
    }
    let bar = context.progress(file.name)
    defer { bar.finish() }
    let report = try book.commit(
      file, options: options, agreed: nil, for: visitor.owner, words: words, progress: { bar.update($0, of: $1) },
      finish: { _, _ in })
    return try answered(report, words)
  }

  /// A table whose columns nobody has named cannot be read without a person.
  private static func answered(_ report: ImportReport, _ words: Words) throws(ImportError) -> ImportReport {
    guard let question = report.question else { return report }
    let headers = question.headers.joined(separator: ", ")
    throw .refused(reason: words("commons.import.map", .text(headers)), line: nil)
  }

  private static func summary(_ report: ImportReport, _ file: ImportFile, _ words: Words) -> String {
    var parts = [words("commons.import.added", .count(report.added))]
    if report.already > 0 { parts.append(words("commons.import.already", .count(report.already))) }
    if report.inBin > 0 { parts.append(words("commons.import.inBin", .count(report.inBin))) }
    if report.rejected > 0 { parts.append(words("commons.import.rejected", .count(report.rejected))) }
    if report.flagged > 0 { parts.append(words("commons.import.flagged", .count(report.flagged))) }
    let rejected = report.lines.filter { $0.state == .rejected }.map { line in
      "  " + words("commons.import.line", .count(line.line)) + ": "
        + (line.notes.isEmpty ? line.title : line.notes.joined(separator: " ")) + "\n"
    }
    return file.name + " (" + report.formatName + "): " + parts.joined(separator: ", ") + "\n" + rejected.joined()
  }

  private static func refusal(_ file: ImportFile, _ sentence: String, _ error: ImportError) -> JSON {
    var line: JSON = .null
    if case .refused(_, let number?) = error { line = .number(String(number)) }
    return [
      "file": .string(file.name), "format": .null, "encoding": .null, "container": .null, "zone": .null, "added": 0,
      "updated": 0, "already": 0, "conflict": 0, "warnings": [], "ignored": [],
      "rejected": [["line": line, "why": .string(sentence)]], "flags": [], "records": [], "import": .null,
    ]
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
