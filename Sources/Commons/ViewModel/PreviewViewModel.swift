import Base
import Book

/// What an import would do, line by line.
struct PreviewViewModel {
  /// At most so many lines are drawn; the counts are of all.
  static let shown = 500

  struct Output: Equatable {
    let token: ID
    let fileName: String
    let size: Int
    let formatName: String
    let encoding: String
    let zone: String?
    let account: String?
    /// How many lines of each state there are; states without a line are left out.
    let counts: [(state: ImportLine.State, count: Int)]
    let flagged: Int
    let filter: ImportLine.State?
    let lines: [ImportLine]
    let hasMore: Bool
    let fingerprint: String
    let addsBinned: Bool
    /// Whether the file differed from what was agreed to when it was confirmed.
    let hasChanged: Bool

    var added: Int { counts.first { $0.state == .added }?.count ?? 0 }

    static func == (a: Output, b: Output) -> Bool {
      a.token == b.token && a.fingerprint == b.fingerprint && a.filter == b.filter && a.lines == b.lines
        && a.counts.map(\.count) == b.counts.map(\.count) && a.hasChanged == b.hasChanged
    }
  }

  struct Input {
    let token: ID
    let fileName: String
    let size: Int
    let options: ImportOptions
    let report: ImportReport
    let filter: ImportLine.State?
    let hasChanged: Bool
  }

  func output(_ input: Input) -> Output {
    let report = input.report
    let counts: [(state: ImportLine.State, count: Int)] = [
      (.added, report.added), (.updated, report.updated), (.already, report.already), (.inBin, report.inBin),
      (.conflict, report.conflicts), (.probable, report.probable), (.ignored, report.ignored),
      (.rejected, report.rejected),
    ]
    let lines = report.lines.filter { input.filter == nil || $0.state == input.filter }
    return Output(
      token: input.token, fileName: input.fileName, size: input.size, formatName: report.formatName,
      encoding: report.encoding, zone: report.zone, account: report.accountName,
      counts: counts.filter { $0.count > 0 }, flagged: report.flagged, filter: input.filter,
      lines: Array(lines.prefix(Self.shown)), hasMore: lines.count > Self.shown, fingerprint: report.fingerprint,
      addsBinned: input.options.addBinnedAgain, hasChanged: input.hasChanged)
  }
}
