import Base
import Store

/// What became of a file that was agreed to, and how far it has come.
struct ImportResultViewModel {
  let box: ImportBox

  struct Output: Equatable {
    let token: ID
    let fileName: String
    let outcome: StagedOutcome
    /// In hundredths.
    let progress: Int
  }

  func output(_ staged: Staged, _ outcome: StagedOutcome) throws -> Output {
    Output(
      token: staged.token, fileName: staged.fileName, outcome: outcome,
      progress: outcome == .running ? try box.progress(of: staged) : 100)
  }
}
