import Accounts
import App
import Base
import Book
import HTTP
import Localization
import TestSupport
import Testing
import Trades

/// The pages by which people come in and see to their accounts.
@Suite struct AccountPageTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  private func link(in page: TestResponse) throws -> String {
    let address = try #require(page.text.firstMatch(of: #/value="http://localhost(/invitation/[^"]+)"/#)?.1)
    return String(address)
  }

  @Test func `the first password shuts the door, with its owner inside`() throws {
    let form = [("name", "지민"), ("new_password", Home.password)]
    let client = home.browser()
    #expect(try client.get("/settings/password").text.contains("autocomplete=\"new-password\""))
    #expect(try client.post("/settings/password", form: form).location == "/settings")
    #expect(try client.get("/settings").status == 200)
    #expect(try home.browser().get("/settings").status == 303)
    #expect(try home.browser(of: "지민").get("/settings").status == 200)
  }

  @Test(arguments: [
    ([("name", ""), ("new_password", Home.password)], "name"),
    ([("name", "지민"), ("new_password", "short")], "new_password"),
    ([("name", "지민"), ("new_password", "password123")], "new_password"), ([], "name"),
  ])
  func `a name or password that will not do is said beside its field`(form: [(String, String)], field: String) throws {
    let reply = try home.browser().post("/settings/password", form: form)
    #expect(reply.status == 422 && reply.text.contains("id=\"f-\(field)-error\""))
    #expect(try home.browser().get("/settings").status == 200)
  }

  @Test func `a new password needs the present one, and ends the other sessions`() throws {
    try home.shutDoor()
    let (mine, other) = (try home.browser(of: "지민"), try home.browser(of: "지민"))
    let wrong = [("name", "지민"), ("current_password", "x"), ("new_password", "eine neue Losung")]
    let reply = try mine.post("/settings/password", form: wrong)
    #expect(reply.status == 422 && reply.text.contains("id=\"f-current_password-error\""))
    let right = wrong.map { $0.0 == "current_password" ? ($0.0, Home.password) : $0 }
    #expect(try mine.post("/settings/password", form: right).location == "/settings")
    #expect(try mine.get("/settings").status == 200)
    #expect(try other.get("/settings").status == 303)
  }

  @Test func `an invitation works once, and its person sees nothing of the owner`() throws {
    try home.add(.memo, "2026-04-15", memo: "지민의 메모")
    #expect(try home.post("/settings/people/invite", form: [("role", "member")]).status == 409)
    try home.shutDoor()
    let owner = try home.browser(of: "지민")
    let path = try link(in: owner.post("/settings/people/invite", form: [("role", "member")]))
    #expect(!(try owner.get("/settings/people").text.contains(path)))
    let guest = home.browser()
    #expect(try guest.get(path).text.contains("action=\"\(path)\""))
    let taken = [("name", "지민"), ("new_password", Home.password)]
    #expect(try guest.post(path, form: taken).text.contains("id=\"f-name-error\""))
    let form = [("name", "Linh"), ("new_password", Home.password)]
    #expect(try guest.post(path, form: form).location == "/")
    #expect(!(try guest.get("/day/2026-04-15").text.contains("지민의 메모")))
    #expect(try guest.get("/settings/people").status == 403)
    #expect(try home.browser().get(path).status == 410)
    #expect(try home.browser().post(path, form: form).status == 410)
    #expect(try home.browser().get("/invitation/none").status == 404)
    #expect(try owner.get("/settings/people").text.contains("Linh"))
  }

  @Test func `an owner gives roles, closes an account, opens it again and helps with a password`() throws {
    try home.shutDoor()
    let member = try home.member()
    let (owner, linh) = (try home.browser(of: "지민"), try home.browser(of: "Linh"))
    let path = "/settings/people/\(member.id)"
    #expect(try owner.post(path + "/end").status == 303)
    #expect(try linh.get("/").status == 303)
    #expect(try linh.signIn("Linh").status == 403)
    #expect(try owner.post(path + "/reopen").status == 303)
    #expect(try owner.post(path + "/role", form: [("role", "owner")]).status == 303)
    #expect(try home.browser(of: "Linh").get("/settings/people").status == 200)
    #expect(try owner.post(path + "/role", form: [("role", "king")]).status == 400)
    let reset = try link(in: owner.post(path + "/reset"))
    let forgetful = home.browser()
    #expect(!(try forgetful.get(reset).text.contains("name=\"name\"")))
    #expect(try forgetful.post(reset, form: [("new_password", "eine neue Losung")]).location == "/")
    #expect(try home.browser().signIn("Linh", "eine neue Losung").status == 303)
    #expect(try owner.post("/settings/people/\(home.owner)/end").status == 404)
  }

  @Test func `a member does nothing about people`() throws {
    try home.shutDoor()
    let member = try home.member()
    let linh = try home.browser(of: "Linh")
    for action in ["invite", "\(home.owner)/end", "\(home.owner)/reset", "\(member.id)/role"] {
      #expect(try linh.post("/settings/people/" + action, form: [("role", "owner")]).status == 403, "\(action)")
    }
  }

  @Test func `an invitation can be taken back`() throws {
    try home.shutDoor()
    let owner = try home.browser(of: "지민")
    let path = try link(in: owner.post("/settings/people/invite", form: [("role", "member")]))
    let page = try owner.get("/settings/people").text
    let remove = try #require(page.firstMatch(of: #/action="([^"]+/remove)"/#)?.1)
    #expect(try owner.post(String(remove)).status == 303)
    #expect(try home.browser().get(path).status == 404)
  }

  @Test func `devices are listed and ended, one or all others`() throws {
    try home.shutDoor()
    let mine = try home.browser(of: "지민")
    let phone = home.browser()
    phone.headers["user-agent"] = "Mozilla/5.0 (Linux; Android 15) Firefox/140.0"
    _ = try phone.signIn("지민")
    let page = try mine.get("/settings/sessions").text
    #expect(page.contains("Firefox, Android"))
    let end = try #require(page.firstMatch(of: #/action="(/settings/sessions/[0-9a-f-]+/end)"/#)?.1)
    #expect(try mine.post(String(end)).status == 303)
    #expect(try phone.get("/").status == 303)
    _ = try phone.signIn("지민")
    #expect(try mine.post("/settings/sessions/end-others").status == 303)
    #expect(try phone.get("/").status == 303)
    #expect(try mine.get("/").status == 200)
  }

  @Test func `a token is shown once, and works`() throws {
    try home.shutDoor()
    let client = try home.browser(of: "지민")
    let form = [("name", "script"), ("scopes", "read"), ("days", "30")]
    let page = try client.post("/settings/tokens", form: form)
    let secret = try #require(page.text.firstMatch(of: #/value="(nanal_[^"]+)"/#)?.1)
    let header = ["authorization": "Bearer " + secret]
    #expect(try home.browser().get("/api/v1/settings", headers: header).status == 200)
    let list = try client.get("/settings/tokens").text
    #expect(list.contains("script") && !list.contains(secret))
    let remove = try #require(list.firstMatch(of: #/action="(/settings/tokens/[0-9a-f-]+/remove)"/#)?.1)
    #expect(try client.post(String(remove)).status == 303)
    #expect(try home.browser().get("/api/v1/settings", headers: header).status == 401)
    #expect(
      try client.post("/settings/tokens", form: [("name", " "), ("scopes", "read"), ("days", "0")]).status == 422)
    for (scopes, days) in [("all", "30"), ("", "30"), ("read", "31"), ("read", "x")] {
      let form = [("name", "x"), ("scopes", scopes), ("days", days)]
      #expect(try client.post("/settings/tokens", form: form).status == 400)
    }
  }
}
