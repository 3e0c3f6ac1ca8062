import Testing
import Vault

struct PasswordsTests {
  @Test func `a password is known again by its hash, and no other one is`() throws {
    let hash = try Passwords.hash("오늘의 수익은 얼마일까")
    #expect(hash.hasPrefix("$argon2id$v=19$m=65536,t=3,p=1$"))
    #expect(Passwords.verify("오늘의 수익은 얼마일까", against: hash))
    #expect(!Passwords.verify("오늘의 수익은 얼마일까?", against: hash))
    #expect(!Passwords.verify("", against: hash))
  }

  @Test func `the same password gets another hash each time`() throws {
    #expect(try Passwords.hash("a password", cost: .least) != Passwords.hash("a password", cost: .least))
  }

  @Test func `letters that another system composes differently are the same password`() throws {
    let hash = try Passwords.hash("mật khẩu của tôi 한글", cost: .least)
    let decomposed =
      "ma\u{323}\u{302}t kha\u{302}\u{309}u cu\u{309}a to\u{302}i \u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"
    #expect(Passwords.verify(decomposed, against: hash))
  }

  @Test func `all of a password counts, also what stands behind a NUL`() throws {
    let hash = try Passwords.hash("before\0behind", cost: .least)
    #expect(Passwords.verify("before\0behind", against: hash))
    #expect(!Passwords.verify("before\0beside", against: hash))
    #expect(!Passwords.verify("before", against: hash))
  }

  @Test(arguments: [nil, "", "$argon2id$", "plain text", "$argon2id$v=19$m=8,t=1,p=1$AAAA$AAAA", "$2b$12$abcdefghijkl"])
  func `without a sound hash no password is right`(hash: String?) {
    #expect(!Passwords.verify("a password", against: hash))
  }

  @Test func `what is too long is neither hashed nor verified`() throws {
    let longest = String(repeating: "x", count: Passwords.longest)
    let hash = try Passwords.hash(longest, cost: .least)
    #expect(Passwords.verify(longest, against: hash))
    #expect(throws: PasswordError.tooLong) { try Passwords.hash(longest + "x", cost: .least) }
    #expect(!Passwords.verify(longest + "x", against: hash))
  }

  @Test func `a hash of another cost is to be made anew`() throws {
    let hash = try Passwords.hash("a password", cost: .least)
    #expect(!Passwords.needsRehash(hash, cost: .least))
    #expect(Passwords.needsRehash(hash))
    #expect(Passwords.needsRehash("no hash"))
  }

  @Test(
    arguments: [
      ("", .tooShort), ("열한글자비밀번호다", .tooShort), ("e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}", .tooShort),
      (String(repeating: "é", count: 513), .tooLong),
      ("password123", .common), ("PassWord123", .common), ("iloveyou2026!", .common), ("--dragonball", .common),
      ("aaaaaaaaaaaaaaaa", .common), ("1212121212121212", .common), ("한한한한한한한한한한한", .common),
      ("Nguyễn Thị Lan", .name), ("nguyễn thị lan 24", .name),
      ("Nguyễn Thị Lan buys tea", nil), ("정확한 말 건전지 못", nil), ("correct horse battery staple", nil),
      ("849302784dragon", nil),
    ] as [(String, PasswordComplaint?)])
  func `a new password is held against the floor`(password: String, complaint: PasswordComplaint?) {
    #expect(Passwords.complaint(password, name: "Nguyễn Thị Lan") == complaint)
  }

  @Test(arguments: ["qwertyuiop", "1234567890", "1q2w3e4r5t", "tinkerbell", "leavemealone", "zxcvbnmasdfghjkl"])
  func `the most common ones are known`(password: String) {
    #expect((Passwords.complaint(password, name: "") == .common) == (password != "zxcvbnmasdfghjkl"))
  }
}
