import TestSupport
import Testing

@Suite struct FuzzedTests {
  @Test(arguments: FuzzTarget.http.map(\.name))
  func `what the fuzzer kept of forms and cookies breaks no law`(name: String) throws {
    let target = try #require(FuzzTarget.http.first { $0.name == name })
    let inputs = try Corpus.inputs(of: name)
    #expect(!inputs.isEmpty)
    for input in inputs {
      #expect(throws: Never.self, "\(input)") { try target.run(input.bytes) }
    }
  }
}
