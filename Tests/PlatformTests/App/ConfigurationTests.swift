import Command
import Glibc
import Localization
import Store
import TestSupport
import Testing

@testable import App

@Suite struct ConfigurationTests {
  /// What the options of a call come to in an environment, with a configuration file where there is one.
  private func place(
    _ arguments: [String] = [], environment: [String: String] = [:], file: String? = nil, mode: mode_t = 0o600
  ) throws -> (place: StorePlace, warnings: String) {
    let home = TestFolder.make()
    defer { TestStore.removeFolder(home) }
    if let file {
      _ = try DataFolder(home + "/.config/nanal")
      TestFolder.write(Array(file.utf8), home + "/.config/nanal/nanal.conf")
      chmod(home + "/.config/nanal/nanal.conf", mode)
    }
    let errors = MemorySink()
    let context = CommandContext(words: Words(.en), output: MemorySink(), errors: errors)
    let table = CommandTable([(CommandSpec("doctor", summary: "app.command.doctor"), true)])
    guard case .run(let invocation, _) = try table.request(["doctor"] + arguments, words: Words(.en)) else {
      throw StoreError.misuse("no call")
    }
    let variables = ["HOME": home].merging(environment) { $1 }
    var place = try CommonOptions(invocation, variables, context).place
    // The folder's name is another each time.
    switch place {
    case .folder(let path): place = .folder(path.replacing(home, with: "~"))
    case .postgres(let url, let folder): place = .postgres(url: url, folder: folder.replacing(home, with: "~"))
    }
    return (place, errors.text)
  }

  @Test func `without a word the records lie in the person's data folder`() throws {
    #expect(try place().place == .folder("~/.local/share/nanal"))
    #expect(try place(environment: ["XDG_DATA_HOME": "/srv/data"]).place == .folder("/srv/data/nanal"))
    #expect(try place(environment: ["XDG_DATA_HOME": "data"]).place == .folder("~/.local/share/nanal"))
    #expect(try place(["--data", "here"]).place == .folder("here"))
  }

  @Test func `the nearest word for a database holds: call, environment, file`() throws {
    let folder = "~/.local/share/nanal"
    let file = "database = postgres://file/nanal\n"
    let environment = ["NANAL_DATABASE": "postgresql://environment/nanal"]
    #expect(try place(file: file).place == .postgres(url: "postgres://file/nanal", folder: folder))
    #expect(
      try place(environment: environment, file: file).place
        == .postgres(url: "postgresql://environment/nanal", folder: folder))
    #expect(
      try place(["--database", "postgres:///nanal"], environment: environment, file: file).place
        == .postgres(url: "postgres:///nanal", folder: folder))
    #expect(
      try place(["--data", "/srv/nanal"], environment: environment).place
        == .postgres(url: "postgresql://environment/nanal", folder: "/srv/nanal"))
  }

  @Test func `an empty address says that there is no database`() throws {
    let file = "database = postgres://file/nanal\n"
    #expect(try place(environment: ["NANAL_DATABASE": ""], file: file).place == .folder("~/.local/share/nanal"))
    #expect(try place(["--database", ""], file: file).place == .folder("~/.local/share/nanal"))
  }

  @Test func `a configuration file has a line for each option, comments and blanks`() throws {
    let text =
      "# ours\r\n\r\n  data=/srv/nanal \r\ndatabase = postgres://n:a=b#c@db/nanal\r\n\tuser = 할머니\r\nkeys = /k\n"
    #expect(
      try ConfigurationFile(text).values
        == ["data": "/srv/nanal", "database": "postgres://n:a=b#c@db/nanal", "user": "할머니", "keys": "/k"])
    #expect(try ConfigurationFile("").values == [:])
  }

  @Test(arguments: [
    ("data = a\nlisten = 8080\n", "nanal.conf:2", "listen"), ("\n# hello\nhello\n", "nanal.conf:3", "name = value"),
    ("user = a\nuser = b\n", "nanal.conf:2", "user"),
  ])
  func `a line that is not understood is told with its file and number`(_ file: String, _ line: String, _ word: String)
  {
    let failure = #expect(throws: Failure.self) { try place(file: file) }
    #expect(failure?.sentence.contains(line) == true)
    #expect(failure?.sentence.contains(word) == true)
  }

  @Test func `a password that others can read is warned of`() throws {
    let secret = "database = postgres://nanal:hush@db/nanal\n"
    #expect(try place(file: secret).warnings == "")
    #expect(try place(file: secret, mode: 0o640).warnings.contains("chmod 600"))
    #expect(try place(file: "database = postgres://nanal@db/nanal\n", mode: 0o644).warnings == "")
  }

  @Test func `what is no address is refused without repeating it`() {
    let failure = #expect(throws: Failure.self) { try place(["--database", "mysql://me:hush@db/nanal"]) }
    #expect(failure?.sentence.contains("postgres://") == true)
    #expect(failure?.sentence.contains("hush") == false)
  }

  @Test(arguments: [
    ("postgres://nanal:hush@db:5433/nanal?sslmode=require", "postgres://nanal@db:5433/nanal?sslmode=require"),
    ("postgresql://nanal:hu/sh@x@db/nanal", "postgresql://nanal@db/nanal"),
    ("postgres:///nanal?host=/run&password=hush&user=a", "postgres:///nanal?host=/run&user=a"),
    ("postgres://db/nanal?PASSWORD=hush", "postgres://db/nanal"),
    ("postgres://db:5432/nanal", "postgres://db:5432/nanal"),
    ("postgres://nanal@db/nanal", "postgres://nanal@db/nanal"),
    ("postgres://", "postgres://"),
  ])
  func `an address is shown without its password`(_ url: String, _ shown: String) throws {
    let address = try #require(DatabaseURL(url))
    #expect(address.shown == shown)
    #expect(address.hasPassword == (url != shown))
  }
}
