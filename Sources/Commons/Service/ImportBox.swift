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
  static let kind = "import"
  static let job = "commons.import"

  let house: House
  let books: [any Book]

  // MARK: Staging

  func stage(_ file: UploadedFile, homeZone: Zone, of owner: ID) throws -> ID {
    let path = file.takeOver()
    var options = ImportOptions()
    options.homeZone = homeZone
    return try house.staging.stage(
      fileAt: path, owner: owner, kind: Self.kind, fileName: file.name, options: options.json
    ).token
  }

  func staged(_ token: ID, of owner: ID) throws -> Staged {
    let found = try house.database.read { try house.staging.find(token, owner: owner, in: $0) }
    guard let found, found.kind == Self.kind else { throw HTTPError.notFound }
    return found
  }

  func set(_ options: ImportOptions, of token: ID) throws {
    try house.database.write { try house.staging.set(options: options.json, of: token, in: $0) }
  }

  // MARK: Looking and taking in

  func preview(_ staged: Staged, words: Words) throws -> ImportReport {
    let options = ImportOptions(json: staged.options)
    let file = file(staged)
    return try book(for: file, options).preview(file, options: options, for: staged.owner, words: words)
  }

  /// Takes a staged file in, or says that it was taken in before.
  func confirm(_ staged: Staged, agreed: String, words: Words) throws {
    guard staged.result == nil else { return }
    guard staged.size > Self.promptLimit else {
      try commit(staged, agreed: agreed, words: words) { _, _ in }
      return
    }
    try house.database.write { transaction in
      try house.jobs.add(
        Self.job, owner: staged.owner,
        payload: [
          "token": .string(staged.token.text), "agreed": .string(agreed),
          "language": .string(words.language.rawValue),
        ], key: staged.token.text, in: transaction)
      try house.staging.set(result: ["running": true], of: staged.token, in: transaction)
    }
  }

  private func commit(
    _ staged: Staged, agreed: String, words: Words, progress: (Int, Int) -> Void
  ) throws {
    let options = ImportOptions(json: staged.options)
    let file = file(staged)
    let (report, id) = try book(for: file, options).commit(
      file, options: options, agreed: agreed, for: staged.owner, words: words, progress: progress)
    let result: JSON = [
      "import": id.map { .string($0.text) } ?? .null, "added": .number(String(report.added)),
      "already": .number(String(report.already)), "rejected": .number(String(report.rejected)),
    ]
    try house.database.write { try house.staging.set(result: result, of: staged.token, in: $0) }
  }

  func registerJobs(every period: Int) {
    house.jobs.register("commons.staging", every: period) { [staging = house.staging] _, _ in
      try staging.sweep()
      return .null
    }
    house.jobs.register(Self.job) { run, _ in
      guard case .string(let text)? = run.job.payload["token"], let token = try? ID(text: text),
        let owner = run.job.owner, case .string(let agreed)? = run.job.payload["agreed"]
      else { throw ImportError.unknownImport }
      var language = Language.en
      if case .string(let code)? = run.job.payload["language"] { language = Language(rawValue: code) ?? .en }
      let words = Words(language)
      let staged = try staged(token, of: owner)
      do {
        try commit(staged, agreed: agreed, words: words) { done, total in
          run.note(["done": .number(String(done)), "total": .number(String(total))])
        }
      } catch let error as ImportError {
        // The person looks again; trying again by itself would end in the same way.
        let failure: JSON = ["failed": .string(ImportWords(words).sentence(error))]
        try house.database.write { try house.staging.set(result: failure, of: token, in: $0) }
      }
      return .null
    }
  }

  /// How far a job has come with a file, in hundredths; nil where it has not begun.
  func progress(of staged: Staged) throws -> Int? {
    let jobs = try house.database.read { try house.jobs.list(owner: staged.owner, in: $0) }
    guard let job = jobs.first(where: { $0.kind == Self.job && $0.payload["token"] == .string(staged.token.text) }),
      let progress = house.jobs.progress(of: job.id) ?? job.progress, case .number(let done)? = progress["done"],
      case .number(let total)? = progress["total"], let done = Int(done), let total = Int(total), total > 0
    else { return nil }
    return min(100, done * 100 / total)
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

  /// The book that is surest of a file.
  func book(for file: ImportFile, _ options: ImportOptions) throws(ImportError) -> any Importing {
    let candidates = books.compactMap(\.importing).map { ($0, $0.confidence(file, options: options)) }
    guard let best = candidates.max(by: { $0.1 < $1.1 }) else { throw .unknownImport }
    return best.0
  }

  private func file(_ staged: Staged) -> ImportFile {
    ImportFile(name: staged.fileName, path: house.staging.path(staged.token))
  }
}
