import Accounts
import App
import Base
import Book
import Localization
import Store
import TestSupport
import Testing
import Trades
import Vault

@Suite struct ErasureTests {
  private let home: Home
  private let other: Person
  private var accounts: AccountServices { home.composition.accounts }

  /// A house with an owner of whom it keeps everything that it keeps of anybody, and with another owner.
  init() throws {
    home = try Home()
    try home.composition.accounts.people.introduce(home.owner, as: "지민", password: Household.password)
    other = try home.composition.accounts.people.add("Linh", role: .owner, password: Household.password)
    try live()
  }

  private func live() throws {
    #expect(try home.client.signIn("지민", Household.password).status == 303)
    try home.add(.buy, "2026-04-02", "10", at: "70000", tags: ["장기"], memo: "첫 매수")
    try home.add(.sell, "2026-04-09", "4", at: "72000")
    try home.confirm(home.upload("kiwoom.csv", Sample.bytes("kiwoom_domestic.csv")))
    _ = try home.upload("again.csv", Sample.bytes("kiwoom_domestic.csv"))
    var settings = try home.composition.visitor(language: .ko).settings
    settings.theme = .dark
    try home.composition.settings.change(to: settings, of: home.owner)
    let owner = try #require(try accounts.people.find(home.owner))
    let (session, _) = try accounts.sessions.start(owner.id, from: Household.phone)
    _ = try? accounts.signIn.signIn("지민", password: "wrong password", from: Household.elsewhere)
    _ = try? accounts.signIn.signIn("지민", password: "wrong password", from: Household.phone)
    try accounts.locks.set(pin: "0815", idleSeconds: 60, of: owner.id)
    #expect(throws: LockService.Refusal.wrong) { try accounts.locks.unlock(session.id, of: owner.id, pin: "1111") }
    _ = try accounts.tokens.add("노트북", scopes: [.read], of: owner.id)
    _ = try accounts.invitations.invite(as: .member, by: owner.id)
    _ = try accounts.invitations.reset(owner, by: other.id)
    let site = Passkeys(relyingParty: "localhost", origins: ["http://localhost"])
    let question = try accounts.passkeys.askToRegister(owner, in: session.id, site: site)
    _ = try accounts.passkeys.register(
      TestAuthenticator(owner: owner.id).create(question.options), ticket: question.ticket.text, name: "", of: owner.id,
      in: session.id, site: site)
    _ = try accounts.passkeys.askToUnlock(owner.id, in: session.id, site: site)
    let house = home.composition.house
    let content = try house.blobs.put(Array("a picture".utf8))
    try house.database.write { transaction in
      try house.blobs.use(
        content, size: 9, owner: owner.id, book: "trades", record: house.ids.next(), in: transaction)
      try house.jobs.add("some.work", owner: owner.id, in: transaction)
    }
  }

  private var erasure: AccountErasure {
    AccountErasure(house: home.composition.house, books: home.composition.books, people: accounts.people)
  }

  /// The tables of the house in which an id stands, as bytes or in any text.
  private func tables(with id: ID) throws -> Set<String> {
    let made = home.composition.schema.migrations.flatMap(\.statements).compactMap { statement in
      statement.firstMatch(of: #/^\s*create (?:virtual )?table (\w+)/#).map { String($0.1) }
    }
    // What changed is told to the other processes and forgotten within the hour.
    let tables = Set(made).subtracting(["change"])
    let hex = hexText(id.bytes)
    return try home.composition.house.database.read { connection in
      try tables.filter { table in
        try connection.rows("select * from \(table)") { row in
          (0..<row.count).contains { column in
            if let bytes = try? row.blob(column) { return bytes == id.bytes }
            guard let text = try? row.text(column) else { return false }
            return text.contains(id.text) || text.contains(hex)
          }
        }.contains(true)
      }
    }
  }

  @Test func `nothing of an erased person is left in any table`() throws {
    let before = try tables(with: home.owner)
    for table in [
      "person", "person_setting", "session", "passkey", "passkey_challenge", "api_token", "app_lock", "invitation",
      "sign_in_failure", "staged", "job", "blob_use", "trade_record", "trade_day", "trade_month", "trade_owner",
    ] { #expect(before.contains(table), "the test gives \(table) nothing to forget") }
    try erasure.erase(home.owner)
    #expect(try tables(with: home.owner) == [])
    #expect(try accounts.people.everybody().map(\.id) == [other.id])
  }

  @Test func `what hangs on records and items without naming the owner goes too`() throws {
    try erasure.erase(home.owner)
    #expect(try home.rowsOfBooks().values.allSatisfy { $0 == 0 })
    let isFound = try home.composition.house.database.read { try $0.exists("select 1 from search_entry") }
    #expect(!isFound)
  }

  @Test func `what is another person's stays`() throws {
    let house = home.composition.house
    let account = try AccountsService(house).first(of: other.id, named: "주식")
    var trade = Trade(
      id: house.ids.next(), account: account.id, kind: .buy, time: TradeTime(day: try CivilDay(iso: "2026-04-01")),
      item: "삼성전자", currency: .krw)
    trade.quantity = try Amount(canonical: "1")
    trade.price = try Amount(canonical: "70000")
    trade.tags = ["장기"]
    trade.memo = "첫 매수"
    _ = try RecordsService(house).add(trade, of: other.id)
    let records = RecordsService(house)
    let before = try records.list(TradeFilter(), of: other.id).records
    try erasure.erase(home.owner)
    #expect(try records.list(TradeFilter(), of: other.id).records == before)
    var filter = TradeFilter()
    filter.text = "매수"
    #expect(try records.list(filter, of: other.id).records == before)
    _ = try accounts.signIn.prove("Linh", password: Household.password, from: Household.elsewhere)
  }

  @Test func `the last owner stays while others are there`() throws {
    let member = try accounts.people.add("Mina", role: .member, password: Household.password)
    try erasure.erase(home.owner)
    #expect(throws: PeopleError.lastOwner) { try erasure.erase(other.id) }
    #expect(throws: PeopleError.lastOwner) { try accounts.people.end(other.id) }
    try erasure.erase(member.id)
    try erasure.erase(other.id)
    #expect(try accounts.people.everybody().isEmpty)
    #expect(throws: PeopleError.notFound) { try erasure.erase(other.id) }
    // The house goes on with a new owner.
    #expect(try accounts.people.owner().id != home.owner)
  }

  @Test func `a person takes everything along in one file`() throws {
    let export = AccountExport(house: home.composition.house, books: home.composition.books)
    var bytes: [UInt8] = []
    try export.write(of: home.owner) { bytes += $0 }
    let json = try JSON(parsing: bytes)
    #expect(json["person"]?["name"]?.text == "지민")
    #expect(json["settings"]?["theme"]?.text == "dark")
    #expect(json["tokens"]?[0]?["name"]?.text == "노트북")
    let content = ContentHash(of: Array("a picture".utf8)).text
    let attachment = json["attachments"]?[content]?.text
    #expect(attachment.flatMap { Base64URL.decode($0) } == Array("a picture".utf8))
    #expect(try json["books"]?["trades"] == JSON(parsing: Array(home.exported().utf8)))
    // Nothing that opens anything, and nobody else.
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(!text.contains("argon2") && !text.contains("Linh"))
  }
}
