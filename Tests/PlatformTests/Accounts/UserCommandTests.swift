import App
import Base
import Command
import Localization
import TestSupport
import Testing

@Suite struct UserCommandTests {
  private let folder = TestFolder.make()

  private func run(
    _ arguments: String..., secret: String? = nil
  ) -> (exit: ExitCode, output: String, errors: String) {
    let (output, errors) = (MemorySink(), MemorySink())
    let exit = Program(environment: ["HOME": folder, "TZ": "UTC"]).run(
      arguments,
      in: CommandContext(words: Words(.en), output: output, errors: errors, secrets: FixedSecrets(secret)))
    return (exit, output.text, errors.text)
  }

  private func people() throws -> [JSON] {
    try #require(try JSON(parsing: Array(run("user", "list", "--json").output.utf8))["rows"]?.items)
  }

  @Test func `the owner is named first, then others are added, and each has books of their own`() throws {
    defer { TestStore.removeFolder(folder) }
    let password = "gochujang-und-22"
    #expect(run("user", "add", "Linh").exit == .failure)
    let owner = run("user", "add", "지민", "--role", "owner", "--password-file", "-", secret: password)
    #expect(owner.exit == .success && owner.output == "지민 can sign in now.\n")
    let link = run("user", "add", "Linh", "--json")
    #expect(link.exit == .success)
    #expect(try JSON(parsing: Array(link.output.utf8))["link"]?.text?.hasPrefix("/invitation/") == true)
    #expect(run("user", "add", "LINH").exit == .failure)
    let rows = try people()
    #expect(rows.map { $0["name"]?.text } == ["지민", "Linh"])
    #expect(rows.map { $0["role"]?.text } == ["owner", "member"])
    #expect(rows.allSatisfy { $0["sessions"]?.int == 0 && $0["last_seen"]?.isNull == true })
    #expect(run("demo", "--user", "linh").exit == .success)
    #expect(run("trades", "list", "--json").output.contains("\"rows\": []"))
    #expect(!run("trades", "list", "--json", "--user", "Linh").output.contains("\"rows\": []"))
    #expect(run("trades", "list", "--user", "nobody").errors == "There is nobody called nobody.\n")
  }

  @Test func `a password is set again by a link or from a file, and nonsense is refused in a sentence`() throws {
    defer { TestStore.removeFolder(folder) }
    let secret = "gochujang-und-22"
    #expect(run("user", "add", "Mina", "--role", "owner", "--password-file", "-", secret: secret).exit == .success)
    #expect(run("user", "reset-password", "mina").output.contains("/invitation/"))
    TestFolder.write(Array("eine neue Losung\nsecond line\n".utf8), folder + "/password")
    #expect(run("user", "reset-password", "Mina", "--password-file", folder + "/password").exit == .success)
    for wrong in [
      run("user", "reset-password", "Mina", "--password-file", "-", secret: "short"),
      run("user", "reset-password", "Mina", "--password-file", "-", secret: "password123"),
      run("user", "reset-password", "Mina", "--password-file", "-"),
      run("user", "reset-password", "Mina", "--password-file", folder + "/none"),
      run("user", "reset-password", "nobody"), run("user", "add", " "),
    ] { #expect(wrong.exit == .failure && wrong.errors.count > 20) }
  }
}
