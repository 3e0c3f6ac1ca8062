import TestSupport
import Testing

@Suite struct SheetCorpusTests {
  @Test(arguments: FuzzTarget.sheets.map(\.name))
  func `what the fuzzer kept of tables breaks no law`(name: String) throws {
    let target = try #require(FuzzTarget.sheets.first { $0.name == name })
    let inputs = try Corpus.inputs(of: name)
    #expect(!inputs.isEmpty)
    for input in inputs {
      #expect(throws: Never.self, "\(input)") { try target.run(input.bytes) }
    }
  }
}
