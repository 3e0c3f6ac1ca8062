import Base
import Book
import HTTP
import Localization
import Store

/// The import box: files are staged, looked at, agreed to and taken in, whichever book they belong to.
struct ImportBox: Sendable {
  /// The largest file that the page takes; the command line takes any.
  static let uploadLimit = 512 << 20
  /// Files up to this size are taken in while the person waits; larger ones by a job that shows its progress.
  static let promptLimit = 1 << 20
  /// What marks a staged file as one for this box.
  static let kind = "import"

  let house: House
  let books: [any Book]

  // MARK: Staging

  func stage(_ file: UploadedFile, homeZone: Zone, of owner: ID) throws -> ID {
    let path = file.takeOver()
    var options = ImportOptions()
    options.homeZone = homeZone
    options.asksKinds = true
    return try house.staging.stage(
      fileAt: path, owner: owner, kind: Self.kind, fileName: file.name, options: options.json
    ).token
  }

  func staged(_ token: ID, of owner: ID) throws -> Staged {
    guard let found = try find(token, of: owner) else { throw HTTPError.notFound }
    return found
  }

  func find(_ token: ID, of owner: ID) throws -> Staged? {
    let found = try house.database.read { try house.staging.find(token, owner: owner, in: $0) }
    return found?.kind == Self.kind ? found : nil
  }

  func set(_ options: ImportOptions, of token: ID) throws {
    try house.database.write { try house.staging.set(options: options.json, of: token, in: $0) }
  }

  // MARK: Looking and taking in

  func preview(_ staged: Staged, words: Words) throws -> ImportReport {
    let options = ImportOptions(json: staged.options)
    let file = try file(staged)
    return try book(for: file, options).preview(file, options: options, for: staged.owner, words: words)
  }

  /// What became of a staged file; nil while nobody has agreed to it.
  func outcome(of staged: Staged, words: Words) throws -> StagedOutcome? {
    guard let outcome = staged.result.map(StagedOutcome.init(json:)) else { return nil }
    guard case .running(let id?) = outcome, try job(id)?.state == .failed else { return outcome }
    return .failed(words("commons.import.givenUp"))
  }

  /// Takes a staged file in, unless it was taken in before.
  func confirm(_ staged: Staged, agreed: String, words: Words) throws {
    guard try [nil, .changed].contains(outcome(of: staged, words: words)) else { return }
    if staged.size > Self.promptLimit {
      try addJob(for: staged, agreed: agreed, words: words)
    } else {
      try commit(staged, agreed: agreed, words: words)
    }
  }

  /// Takes a staged file in and notes with it that this was done.
  func commit(
    _ staged: Staged, agreed: String, words: Words, progress: (Int, Int) throws -> Void = { _, _ in },
    finish: (any Transaction) throws -> Void = { _ in }
  ) throws {
    let options = ImportOptions(json: staged.options)
    let file = try file(staged)
    let report = try book(for: file, options).commit(
      file, options: options, agreed: agreed, for: staged.owner, words: words, progress: progress
    ) { tally, transaction in
      try house.staging.set(result: StagedOutcome.done(tally).json, of: staged.token, in: transaction)
      try finish(transaction)
    }
    // Nobody has said yet what the columns are.
    if report.question != nil { throw ImportError.previewChanged }
  }

  /// The book that is surest of a file.
  func book(for file: ImportFile, _ options: ImportOptions) throws(ImportError) -> any Importing {
    let candidates = books.compactMap(\.importing).map { ($0, $0.confidence(file, options: options)) }
    guard let best = candidates.max(by: { $0.1 < $1.1 }) else { throw .unknownImport }
    return best.0
  }

  private func file(_ staged: Staged) throws -> ImportFile {
    ImportFile(name: staged.fileName, file: try house.staging.file(staged))
  }

  // MARK: Past imports

  func list(of owner: ID) throws -> [ImportEntry] {
    try books.flatMap { try $0.importing?.list(of: owner) ?? [] }.sorted { ($0.at, $0.id) > ($1.at, $1.id) }
  }

  /// The book whose import this is.
  func importing(_ id: ID, of owner: ID) throws -> any Importing {
    for book in books {
      guard let importing = book.importing else { continue }
      if try importing.list(of: owner).contains(where: { $0.id == id }) { return importing }
    }
    throw ImportError.unknownImport
  }
}
