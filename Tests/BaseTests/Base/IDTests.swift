import Base
import Testing

@Suite struct IDTests {
  @Test func `an id is read from and written to text and bytes`() throws {
    let text = "0197a5b3-8c1d-7e42-9abc-0123456789ab"
    let id = try ID(text: text)
    #expect(id.text == text)
    #expect(try ID(text: text.uppercased()) == id)
    #expect(try ID(bytes: id.bytes) == id)
    #expect(id.bytes.count == 16 && id.bytes[0] == 1 && id.bytes[15] == 0xab)
  }

  @Test(arguments: [
    "", "0197a5b3", "0197a5b38c1d7e429abc0123456789ab", "0197a5b3-8c1d-7e42-9abc-0123456789a",
    "0197a5b3-8c1d-7e42-9abc-0123456789abc", "0197a5b3-8c1d-7e42-9abc-0123456789ag",
    "0197a5b3-8c1d-7e429-abc-0123456789ab",
  ])
  func `what is no id is refused`(text: String) {
    #expect(throws: IDError.malformed(text)) { try ID(text: text) }
  }

  @Test func `ids rise and differ although the clock stands still or is put back`() throws {
    let clock = FixedClock(try Instant(iso: "2026-11-30T00:00:00Z"))
    let source = SystemIDs(clock: clock)
    var ids: [ID] = []
    for round in 0..<5000 {
      ids.append(source.next())
      if round == 2000 { clock.advance(seconds: -100) }
      if round == 4000 { clock.advance(seconds: 300) }
    }
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == ids.count)
    #expect(ids.map(\.text) == ids.map(\.text).sorted())
    for id in ids {
      #expect(id.bytes[6] >> 4 == 7)
      #expect(id.bytes[8] >> 6 == 2)
    }
  }

  @Test func `an id begins with the milliseconds of its making`() throws {
    let id = SystemIDs(clock: FixedClock(Instant(microseconds: 0x0123_4567_89AB * 1000))).next()
    #expect(id.text.hasPrefix("01234567-89ab-7"))
  }

  @Test func `ids from many tasks are all different`() async {
    let source = SystemIDs()
    let ids = await withTaskGroup(of: [ID].self) { group in
      for _ in 0..<8 { group.addTask { (0..<500).map { _ in source.next() } } }
      return await group.reduce(into: [ID]()) { $0 += $1 }
    }
    #expect(Set(ids).count == 4000)
  }

  @Test func `counting ids are one, two, three`() {
    let source = CountingIDs()
    #expect(source.next().text == "00000000-0000-7000-8000-000000000001")
    #expect(source.next().text == "00000000-0000-7000-8000-000000000002")
  }
}
