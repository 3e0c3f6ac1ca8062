import Base
import Book
import Testing

@testable import Commons

@Suite struct StagedOutcomeTests {
  @Test(arguments: [
    StagedOutcome.running(job: nil), .running(job: CountingIDs().next()), .changed, .failed("문장"),
    .done(.init(importID: nil, added: 0, already: 9)),
    .done(.init(importID: CountingIDs().next(), added: 3, already: 0)),
  ])
  func `what became of a file is read as it was written`(outcome: StagedOutcome) throws {
    let written = outcome.json.write(pretty: false)
    #expect(StagedOutcome(json: try JSON(parsing: written)) == outcome)
  }
}
