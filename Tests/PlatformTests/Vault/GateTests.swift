import Foundation
import Synchronization
import Testing

@testable import Vault

struct GateTests {
  @Test func `no more than its places pass at once, and all do in the end`() {
    let gate = Gate(places: 2)
    let inside = Atomic(0)
    let most = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 200) { _ in
      gate.pass {
        let now = inside.add(1, ordering: .sequentiallyConsistent).newValue
        most.max(now, ordering: .sequentiallyConsistent)
        sched_yield()
        inside.subtract(1, ordering: .sequentiallyConsistent)
      }
    }
    #expect(inside.load(ordering: .sequentiallyConsistent) == 0)
    #expect(most.load(ordering: .sequentiallyConsistent) <= 2)
  }

  @Test func `a place is free again after an error`() {
    struct Refusal: Error {}
    let gate = Gate(places: 1)
    for _ in 0..<3 {
      #expect(throws: Refusal.self) { try gate.pass { () throws(Refusal) in throw Refusal() } }
    }
  }
}
