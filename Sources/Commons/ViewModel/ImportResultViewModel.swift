import Base

/// What became of a file that was agreed to, and how far it has come.
struct ImportResultViewModel {
  let box: ImportBox

  struct Input {
    let token: ID
    let fileName: String
    let outcome: StagedOutcome
  }

  struct Output: Equatable {
    let token: ID
    let fileName: String
    let outcome: StagedOutcome
    /// In hundredths.
    let progress: Int
  }

  func output(_ input: Input) throws -> Output {
    var progress = 100
    if case .running(let job) = input.outcome { progress = try job.map { try box.progress(of: $0) } ?? 0 }
    return Output(token: input.token, fileName: input.fileName, outcome: input.outcome, progress: progress)
  }
}
