import Accounts
import App
import Base
import Book
import HTTP
import TestSupport
import Testing
import Trades

/// Every address that names something of somebody is asked for by somebody else.
@Suite struct WhoseTests {
  private static let marker = "아무도 모르는 메모"

  private let home: Home
  private let site: Site
  private let owner: TestClient
  private let other: TestClient
  /// For each beginning of a pattern, what its last name stands for among the owner's things; the longest counts.
  private let things: [(pattern: String, value: String)]

  init() throws {
    home = try Home()
    try home.add(.buy, "2026-04-01", "3", at: "1000", tags: ["비밀 꼬리표"])
    let sale = try home.add(.sell, "2026-04-15", "1", at: "1500", memo: Self.marker)
    let binned = try home.add(.memo, "2026-04-14", memo: Self.marker)
    let account = try #require(try AccountsService(home.composition.house).list(of: home.owner).first)
    let staged = try home.upload("kiwoom.csv", Sample.bytes("kiwoom_domestic.csv"))
    try home.confirm(home.upload("first.csv", Sample.bytes("first_version.csv")))
    try home.records.bin([binned.id], of: home.owner)
    let undo = try #require(try home.get("/imports").text.firstMatch(of: #/"/imports/([^"/]+)/undo"/#)?.1)
    let export = try #require(
      try home.post("/export", form: [("book", "trades"), ("format", "csv")]).location?.split(separator: "/").last)
    try home.doJobs()
    try home.shutDoor()
    let member = try home.member()
    owner = try home.browser(of: "지민")
    other = try home.browser(of: "Linh")
    site = home.composition.site(SiteOptions())
    let accounts = home.composition.accounts
    let session = try #require(try accounts.sessions.list(of: home.owner).first)
    let token = try accounts.tokens.add("t", scopes: [.read], of: home.owner).token
    let invitation = try accounts.invitations.invite(as: .member, by: home.owner)
    things = [
      ("/trades/accounts/{id}", account.id.text), ("/trades/{id}", sale.id.text),
      ("/import/{token}", String(staged.split(separator: "/").last ?? "")), ("/imports/{id}", String(undo)),
      ("/export/{export}", String(export)), ("/exports/{id}", String(export)), ("/bin/{book}/{id}", binned.id.text),
      ("/settings/sessions/{session}", session.id.text), ("/settings/tokens/{token}", token.id.text),
      ("/settings/passkeys/{passkey}", member.id.text), ("/settings/people/{person}", home.owner.text),
      ("/settings/people/invitations/{invitation}", invitation.invitation.id.text),
    ]
  }

  /// Names that stand for no thing of anybody: a day has no owner.
  private static let common = ["{step}": "1", "{day}": "2026-04-15", "{year}": "2026", "{book}": "trades"]
  /// Addresses whose names are secrets in themselves or files for all.
  private static let open: Set<String> = ["/invitation/{token}", "/assets/{name...}"]

  private func address(_ route: Route) -> String? {
    let (prefix, path) =
      route.pattern.hasPrefix("/api/v1") ? ("/api/v1", String(route.pattern.dropFirst(7))) : ("", route.pattern)
    var filled = path
    if let thing = things.filter({ path == $0.pattern || path.hasPrefix($0.pattern + "/") }).max(by: {
      $0.pattern.count < $1.pattern.count
    }) {
      let name = thing.pattern.drop { $0 != "{" }
      let last = name.lastIndex(of: "{").map { String(name[$0...]) } ?? ""
      filled = filled.replacing(last, with: thing.value)
    }
    for (name, value) in Self.common { filled = filled.replacing(name, with: value) }
    return filled.contains("{") ? nil : prefix + filled
  }

  private func isOwned(_ route: Route) -> Bool {
    var pattern = route.pattern
    for name in Self.common.keys { pattern = pattern.replacing(name, with: "") }
    return pattern.contains("{") && !Self.open.contains(route.pattern)
  }

  private func ask(_ client: TestClient, _ route: Route, _ path: String) throws -> TestResponse {
    switch route.method {
    case .get: return try client.get(path)
    case .post where route.kind != .api: return try client.post(path, form: [("role", "owner"), ("agreed", "1")])
    default:
      return try client.send(
        route.method, path, headers: ["content-type": "application/json"], body: Array("{}".utf8))
    }
  }

  @Test func `what is somebody's is not found by anybody else`() throws {
    let before = try home.exported()
    for route in site.router.routes where isOwned(route) {
      guard let path = address(route) else {
        Issue.record("\(route.method.rawValue) \(route.pattern) names a thing for which this test has no sample")
        continue
      }
      let reply = try ask(other, route, path)
      let isForOwners = route.pattern.hasPrefix("/settings/people/")
      #expect(reply.status == (isForOwners ? 403 : 404), "\(route.method.rawValue) \(path)")
      #expect(!reply.text.contains(Self.marker))
    }
    #expect(try home.exported() == before)
    #expect(try owner.get("/settings").status == 200)
  }

  @Test func `the same addresses are good for their owner`() throws {
    for route in site.router.routes where isOwned(route) && route.method == .get {
      guard let path = address(route) else { continue }
      #expect(try owner.get(path).status == 200, "\(path)")
    }
  }

  @Test func `no page or list shows anything of somebody else`() throws {
    for route in site.router.routes where !isOwned(route) && route.method == .get && route.kind != .events {
      guard let path = address(route) else { continue }
      let text = try other.get(path).text
      #expect(!text.contains(Self.marker) && !text.contains("비밀 꼬리표") && !text.contains("삼성전자"), "\(path)")
    }
  }

  @Test func `ids of somebody else's in a form do nothing`() throws {
    let before = (try home.exported(), try home.rowsOfBooks(), try owner.get("/bin").bytes)
    let ids = things.map { ("id", $0.value) }
    for path in ["/bin/trades/restore", "/bin/trades/erase", "/trades/day/2026-04-15/order"] {
      let reply = try other.post(path, form: ids + [("agreed", "1")])
      #expect(reply.status < 500, "\(path)")
    }
    #expect(try home.exported() == before.0)
    #expect(try home.rowsOfBooks() == before.1)
    #expect(try owner.get("/bin").bytes == before.2)
  }
}
