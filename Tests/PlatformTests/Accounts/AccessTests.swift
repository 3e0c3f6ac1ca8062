import Accounts
import Testing

@Suite struct AccessTests {
  @Test func `one person without a password needs no door on their own machine, and anybody else does`() {
    let alone = Access(people: 1, withProof: 0)
    #expect(!alone.needsSignIn(listensOnLoopback: true))
    #expect(alone.needsSignIn(listensOnLoopback: false))
    #expect(!alone.mayListenBeyondLoopback)
    for access in [Access(people: 1, withProof: 1), Access(people: 2, withProof: 0), Access(people: 2, withProof: 1)] {
      #expect(access.needsSignIn(listensOnLoopback: true))
      #expect(access.needsSignIn(listensOnLoopback: false))
    }
    #expect(Access(people: 2, withProof: 1).mayListenBeyondLoopback)
  }

  @Test func `a password, a passkey or a second person closes the door`() throws {
    let household = try Household()
    let people = household.accounts.people
    _ = try people.owner()
    #expect(try people.access() == Access(people: 1, withProof: 0))
    _ = try household.owner()
    #expect(try people.access() == Access(people: 1, withProof: 1))
    _ = try household.member()
    #expect(try people.access() == Access(people: 2, withProof: 2))
  }

  @Test(arguments: [
    ("127.0.0.1", "127.0.0"), ("192.168.0.17", "192.168.0"), ("::1", "0:0:0:0"), ("::ffff:10.0.0.7", "10.0.0"),
    ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2"), ("fe80::1%eth0", "fe80:0:0:0"), ("", ""), ("x", ""), ("1.2.3", ""),
    ("1.2.3.999", ""), ("g::1", ""),
  ])
  func `neighbours have one network`(address: String, network: String) {
    #expect(Caller(address: address, userAgent: "").network == network)
  }

  @Test(arguments: [
    (
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36",
      "Chrome, Linux"
    ),
    (
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1",
      "Safari, iPhone"
    ),
    (
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0",
      "Edge, Windows"
    ),
    ("", ""), ("\u{0}\u{7}", ""),
  ])
  func `a device is called what people call it`(header: String, name: String) {
    #expect(Caller(address: "", userAgent: header).device == name)
  }
}
