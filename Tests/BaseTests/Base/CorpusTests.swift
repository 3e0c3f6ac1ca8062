import TestSupport
import Testing

@Suite struct CorpusTests {
  @Test(arguments: FuzzTarget.base.map(\.name))
  func `what the fuzzer kept breaks no law`(name: String) throws {
    let target = try #require(FuzzTarget.base.first { $0.name == name })
    let inputs = try Corpus.inputs(of: name)
    #expect(!inputs.isEmpty)
    for input in inputs {
      #expect(throws: Never.self, "\(input)") { try target.run(input.bytes) }
    }
  }
}
