import Base
import Book
import HTTP
import Localization
import Store

/// `/import`: a file is dropped, looked at, agreed to and taken in.
struct ImportScreens: Sendable {
  let box: ImportBox

  var all: [Screen] {
    [
      Screen(.get, "/import", samples: ["/import"]) { _, visitor in
        .page(ImportView(words: visitor.words).page(error: nil))
      },
      Screen(.post, "/import", limits: .uploads(ImportBox.uploadLimit)) { try upload($0, $1) },
      Screen(.get, "/import/{token}", samples: ["/import/{staged}"]) { try show($0, $1) },
      Screen(.post, "/import/{token}/options") { try choose($0, $1) },
      Screen(.post, "/import/{token}/confirm") { try confirm($0, $1) },
    ]
  }

  private func upload(_ request: Request, _ visitor: Visitor) throws -> Answer {
    let form = try request.form()
    guard let file = form.file("file"), !file.name.isEmpty else {
      let page = ImportView(words: visitor.words).page(error: visitor.words("commons.import.noFile"))
      return .page(page, status: .unprocessableContent)
    }
    return .redirect("/import/" + (try box.stage(file, homeZone: visitor.settings.zone, of: visitor.owner).text))
  }

  private func show(_ request: Request, _ visitor: Visitor) throws -> Answer {
    let staged = try staged(request, visitor)
    guard let outcome = try box.outcome(of: staged, words: visitor.words), outcome != .changed else {
      return try look(staged, request, visitor, hasChanged: staged.result != nil)
    }
    let output = try ImportResultViewModel(box: box).output(
      .init(token: staged.token, fileName: staged.fileName, outcome: outcome))
    return .page(ImportResultView(words: visitor.words).page(output))
  }

  /// Shows what the import would do, or asks what the columns of an unknown table are.
  private func look(
    _ staged: Staged, _ request: Request, _ visitor: Visitor, hasChanged: Bool = false, unknownZone: String? = nil
  ) throws -> Answer {
    let words = visitor.words
    let report: ImportReport
    do { report = try box.preview(staged, words: words) } catch let error as ImportError {
      return refused(staged, error, words)
    }
    let options = ImportOptions(json: staged.options)
    if let question = report.question {
      return .page(MappingView(words: words).page(question, staged.token, staged.fileName, options))
    }
    let output = PreviewViewModel().output(
      .init(
        token: staged.token, fileName: staged.fileName, size: staged.size, options: options, report: report,
        filter: request.query["state"].flatMap(ImportLine.State.init(rawValue:)), unknownZone: unknownZone,
        hasChanged: hasChanged))
    let status: Status = unknownZone != nil ? .unprocessableContent : hasChanged ? .conflict : .ok
    return .page(PreviewView(words: words).page(output), status: status)
  }

  /// Takes in what columns mean, where the file belongs, or whether rows from the bin come again.
  private func choose(_ request: Request, _ visitor: Visitor) throws -> Answer {
    let staged = try staged(request, visitor)
    let form = try request.form()
    var options = ImportOptions(json: staged.options)
    if form["mapping"] != nil { options.takeMapping(form.fields) }
    if form["columns"] != nil { options.asksColumns = true }
    if let choice = form["binned"] { options.addBinnedAgain = choice == "again" }
    if let account = form["account"] { options.account = account.isEmpty ? nil : account }
    if let name = form["zone"] {
      options.zone = try? Zone(named: name)
      if options.zone == nil, !name.isEmpty { return try look(staged, request, visitor, unknownZone: name) }
    }
    try box.set(options, of: staged.token)
    return .redirect("/import/" + staged.token.text)
  }

  private func confirm(_ request: Request, _ visitor: Visitor) throws -> Answer {
    let staged = try staged(request, visitor)
    do {
      try box.confirm(staged, agreed: try request.form()["fingerprint"] ?? "", words: visitor.words)
    } catch ImportError.previewChanged {
      return try look(staged, request, visitor, hasChanged: true)
    } catch let error as ImportError {
      return refused(staged, error, visitor.words)
    }
    return .redirect("/import/" + staged.token.text)
  }

  private func staged(_ request: Request, _ visitor: Visitor) throws -> Staged {
    try box.staged(try request.parameters.id("token"), of: visitor.owner)
  }

  private func refused(_ staged: Staged, _ error: ImportError, _ words: Words) -> Answer {
    let sentence = staged.fileName + ": " + ImportWords(words).sentence(error)
    return .page(ImportView(words: words).page(error: sentence), status: .unprocessableContent)
  }
}

extension ImportOptions {
  /// What the mapping form says: `map-FIELD` names a column, `kind-WORD` a kind.
  fileprivate mutating func takeMapping(_ fields: Fields) {
    mapping = [:]
    kinds = [:]
    asksColumns = false
    for pair in fields.pairs {
      if pair.name.hasPrefix("map-"), !pair.value.isEmpty { mapping[String(pair.name.dropFirst(4))] = pair.value }
      if pair.name.hasPrefix("kind-") { kinds[String(pair.name.dropFirst(5))] = pair.value }
    }
    dateOrder = fields["date_order"].flatMap { $0.isEmpty ? nil : $0 }
    decimal = fields["decimal"].flatMap { $0.isEmpty ? nil : $0 }
  }
}
