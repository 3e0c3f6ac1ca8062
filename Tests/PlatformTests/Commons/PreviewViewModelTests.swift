import Base
import Book
import TestSupport
import Testing

@testable import Commons

@Suite struct PreviewViewModelTests {
  private func output(_ report: ImportReport, _ filter: ImportLine.State? = nil) -> PreviewViewModel.Output {
    PreviewViewModel().output(
      .init(
        token: CountingIDs().next(), fileName: "a.csv", size: 1, options: ImportOptions(), report: report,
        filter: filter))
  }

  private var report: ImportReport {
    var report = ImportReport(format: "f", formatName: "F", encoding: "utf-8", container: "csv") { .null }
    report.added = 3
    report.probable = 1
    report.already = 600
    report.lines =
      (1...3).map { ImportLine(line: $0, state: $0 == 3 ? .probable : .added, title: "\($0)") }
      + (4...603).map { ImportLine(line: $0, state: .already, title: "\($0)") }
    return report
  }

  @Test func `each line counts once, and all that comes is added`() {
    let output = output(report)
    #expect(output.added == 3)
    #expect(
      output.counts == [
        .init(state: .added, lines: 2), .init(state: .probable, lines: 1), .init(state: .already, lines: 600),
      ])
  }

  @Test func `a filter shows the lines that it counts`() {
    #expect(output(report, .probable).lines.map(\.line) == [3])
    #expect(output(report, .added).lines.map(\.line) == [1, 2])
    #expect(output(report, .rejected).lines.isEmpty)
  }

  @Test func `no more lines are drawn than a page can bear`() {
    #expect(output(report).lines.count == PreviewViewModel.shown)
    #expect(output(report).hasMore)
    #expect(!output(report, .added).hasMore)
  }
}
