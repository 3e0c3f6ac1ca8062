import Base
import Book
import Localization
import Store

/// Large files are taken in by a job, so that nobody waits for an answer.
extension ImportBox {
  private static let job = "commons.import"

  /// Leaves a staged file to a job, unless somebody has done so in the meantime.
  func addJob(for staged: Staged, agreed: String, words: Words) throws {
    let token = staged.token
    let payload: JSON = [
      "token": .string(token.text), "agreed": .string(agreed), "language": .string(words.language.rawValue),
    ]
    try house.database.write(of: staged.owner) { transaction in
      let result = try house.staging.find(token, owner: staged.owner, in: transaction)?.result
      guard [nil, .changed].contains(result.map(StagedOutcome.init(json:))),
        let job = try house.jobs.add(
          Self.job, owner: staged.owner, payload: payload, key: token.text, in: transaction)
      else { return }
      try house.staging.set(result: StagedOutcome.running(job: job).json, of: token, in: transaction)
    }
  }

  func job(_ id: ID) throws -> Job? {
    try house.database.read { try house.jobs.find(id, in: $0) }
  }

  /// How far a job has come with a file, in hundredths; 0 where it has not begun.
  func progress(of id: ID) throws -> Int {
    guard let progress = try job(id)?.progress, let done = progress["done"]?.int, let total = progress["total"]?.int,
      total > 0
    else { return 0 }
    return min(100, done * 100 / total)
  }

  func registerJobs() {
    house.jobs.register(Self.job) { run, _ in
      try takeIn(run)
      return .null
    }
  }

  private func takeIn(_ run: JobRun) throws {
    let payload = run.job.payload
    guard let owner = run.job.owner, let token = payload["token"]?.text.flatMap({ try? ID(text: $0) }),
      let agreed = payload["agreed"]?.text, let code = payload["language"]?.text
    else { throw ImportError.unknownImport }
    // What has waited for longer than a day is gone.
    guard let staged = try find(token, of: owner) else { return }
    let words = Words(Language(rawValue: code) ?? .en)
    do {
      try commit(
        staged, agreed: agreed, words: words,
        progress: { try run.report(["done": .number($0), "total": .number($1)]) },
        finish: { try run.complete(.null, in: $0) })
    } catch ImportError.previewChanged {
      try end(run, with: .changed, of: token)
    } catch let error as ImportError {
      // Trying again by itself would end in the same way.
      try end(run, with: .failed(ImportWords(words).sentence(error)), of: token)
    }
  }

  private func end(_ run: JobRun, with outcome: StagedOutcome, of token: ID) throws {
    try house.database.write(.rows) { transaction in
      try house.staging.set(result: outcome.json, of: token, in: transaction)
      try run.complete(.null, in: transaction)
    }
  }
}
