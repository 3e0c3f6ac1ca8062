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
    try show(try box.staged(try request.parameters.id("token"), of: visitor.owner), request, visitor)
  }

  private func show(
    _ staged: Staged, _ request: Request, _ visitor: Visitor, hasChanged: Bool = false
  ) throws -> Answer {
    let words = visitor.words
    if let result = staged.result {
      let page = ImportResultView(words: words).page(staged, result, progress: try box.progress(of: staged))
      return .page(page)
    }
    let report: ImportReport
    do { report = try box.preview(staged, words: words) } catch let error as ImportError {
      let page = ImportView(words: words).page(error: staged.fileName + ": " + ImportWords(words).sentence(error))
      return .page(page, status: .unprocessableContent)
    }
    let options = ImportOptions(json: staged.options)
    if let question = report.question {
      return .page(MappingView(words: words).page(question, staged, options))
    }
    let filter = request.query["state"].flatMap(ImportLine.State.init(rawValue:))
    let output = PreviewViewModel().output(
      .init(
        token: staged.token, fileName: staged.fileName, size: staged.size, options: options, report: report,
        filter: filter, hasChanged: hasChanged))
    return .page(PreviewView(words: words).page(output), status: hasChanged ? .conflict : .ok)
  }

  /// Takes in what columns mean, or whether rows from the bin come again.
  private func choose(_ request: Request, _ visitor: Visitor) throws -> Answer {
    let staged = try box.staged(try request.parameters.id("token"), of: visitor.owner)
    let form = try request.form()
    var options = ImportOptions(json: staged.options)
    if form["mapping"] != nil {
      options.mapping = [:]
      options.kinds = [:]
      for pair in form.fields.pairs where !pair.value.isEmpty {
        if pair.name.hasPrefix("map-") { options.mapping[String(pair.name.dropFirst(4))] = pair.value }
        if pair.name.hasPrefix("kind-") { options.kinds[String(pair.name.dropFirst(5))] = pair.value }
      }
      options.dateOrder = form["date_order"].flatMap { $0.isEmpty ? nil : $0 }
      options.decimal = form["decimal"].flatMap { $0.isEmpty ? nil : $0 }
    }
    if form["binned"] != nil { options.addBinnedAgain = form["binned"] == "again" }
    if let account = form["account"] { options.account = account.isEmpty ? nil : account }
    if let zone = form["zone"] { options.zone = try? Zone(named: zone) }
    try box.set(options, of: staged.token)
    return .redirect("/import/" + staged.token.text)
  }

  private func confirm(_ request: Request, _ visitor: Visitor) throws -> Answer {
    let staged = try box.staged(try request.parameters.id("token"), of: visitor.owner)
    do {
      try box.confirm(staged, agreed: try request.form()["fingerprint"] ?? "", words: visitor.words)
    } catch ImportError.previewChanged {
      return try show(staged, request, visitor, hasChanged: true)
    } catch let error as ImportError {
      let sentence = staged.fileName + ": " + ImportWords(visitor.words).sentence(error)
      return .page(ImportView(words: visitor.words).page(error: sentence), status: .unprocessableContent)
    }
    return .redirect("/import/" + staged.token.text)
  }
}
