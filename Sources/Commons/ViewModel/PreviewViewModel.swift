import Base
import Book

/// What an import would do, line by line.
struct PreviewViewModel {
  /// At most so many lines are drawn; the counts are of all.
  static let shown = 500

  struct Input {
    let token: ID
    let fileName: String
    let size: Int
    let options: ImportOptions
    let report: ImportReport
    /// The one state whose lines are wanted.
    let filter: ImportLine.State?
    /// A zone that was typed and that nobody knows.
    var unknownZone: String?
    /// Whether the outcome differs from what was agreed to.
    var hasChanged = false
  }

  struct Output: Equatable {
    struct Count: Equatable {
      let state: ImportLine.State
      let lines: Int
    }

    let token: ID
    let fileName: String
    let size: Int
    let formatName: String
    /// Whether a person has said what the columns are.
    let isMapped: Bool
    let encoding: String
    let zone: String?
    let account: String?
    /// How many records come, those that look like one typed by hand among them.
    let added: Int
    /// States without a line are left out.
    let counts: [Count]
    let flagged: Int
    let filter: ImportLine.State?
    let lines: [ImportLine]
    let hasMore: Bool
    let fingerprint: String
    let addsBinned: Bool
    let unknownZone: String?
    let hasChanged: Bool
  }

  func output(_ input: Input) -> Output {
    let report = input.report
    let counts: [Output.Count] = [
      .init(state: .added, lines: report.added - report.probable), .init(state: .probable, lines: report.probable),
      .init(state: .updated, lines: report.updated), .init(state: .already, lines: report.already),
      .init(state: .inBin, lines: report.inBin), .init(state: .conflict, lines: report.conflicts),
      .init(state: .ignored, lines: report.ignored), .init(state: .rejected, lines: report.rejected),
    ]
    let lines = report.lines.filter { input.filter == nil || $0.state == input.filter }
    return Output(
      token: input.token, fileName: input.fileName, size: input.size, formatName: report.formatName,
      isMapped: report.format == "table", encoding: report.encoding, zone: report.zone, account: report.accountName,
      added: report.added,
      counts: counts.filter { $0.lines > 0 }, flagged: report.flagged, filter: input.filter,
      lines: Array(lines.prefix(Self.shown)), hasMore: lines.count > Self.shown, fingerprint: report.fingerprint,
      addsBinned: input.options.addBinnedAgain, unknownZone: input.unknownZone, hasChanged: input.hasChanged)
  }
}
