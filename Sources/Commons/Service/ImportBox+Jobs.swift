import Base
import Book
import Localization
import Store

/// Large files are taken in by a job, so that nobody waits for an answer; what waits too long is swept away.
extension ImportBox {
  private static let job = "commons.import"

  func addJob(for staged: Staged, agreed: String, words: Words) throws {
    let payload: JSON = [
      "token": .string(staged.token.text), "agreed": .string(agreed), "language": .string(words.language.rawValue),
    ]
    try house.database.write { transaction in
      try house.jobs.add(
        Self.job, owner: staged.owner, payload: payload, key: staged.token.text, in: transaction)
      try house.staging.set(result: StagedOutcome.running.json, of: staged.token, in: transaction)
    }
  }

  /// The job that takes a file in, as it stands.
  func job(of token: ID, owner: ID) throws -> Job? {
    let jobs = try house.database.read { try house.jobs.list(owner: owner, in: $0) }
    return jobs.first { $0.kind == Self.job && $0.payload["token"] == .string(token.text) }
  }

  /// How far a job has come with a file, in hundredths; 0 where it has not begun.
  func progress(of token: ID, owner: ID) throws -> Int {
    guard let job = try job(of: token, owner: owner), let progress = house.jobs.progress(of: job.id) ?? job.progress,
      case .number(let done)? = progress["done"], case .number(let total)? = progress["total"],
      let done = Int(done), let total = Int(total), total > 0
    else { return 0 }
    return min(100, done * 100 / total)
  }

  func registerJobs(every period: Int) {
    house.jobs.register("commons.staging", every: period) { [staging = house.staging] _, _ in
      try staging.sweep()
      return .null
    }
    house.jobs.register(Self.job) { run, _ in
      try takeIn(run)
      return .null
    }
  }

  private func takeIn(_ run: JobRun) throws {
    let payload = run.job.payload
    guard let owner = run.job.owner, case .string(let text)? = payload["token"], let token = try? ID(text: text),
      case .string(let agreed)? = payload["agreed"], case .string(let code)? = payload["language"]
    else { throw ImportError.unknownImport }
    let words = Words(Language(rawValue: code) ?? .en)
    do {
      try commit(staged(token, of: owner), agreed: agreed, words: words) { done, total in
        run.note(["done": .number(String(done)), "total": .number(String(total))])
      }
    } catch ImportError.previewChanged {
      try note(.changed, of: token)
    } catch let error as ImportError {
      // Trying again by itself would end in the same way.
      try note(.failed(ImportWords(words).sentence(error)), of: token)
    }
  }
}
