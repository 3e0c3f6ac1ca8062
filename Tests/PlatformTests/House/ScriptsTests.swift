import Foundation
import Testing

struct ScriptsTests {
  private func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, errors: String) {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = FileManager.default.temporaryDirectory
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let said = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: said, as: UTF8.self))
  }

  @Test(arguments: ["run", "test", ".ci/run", "scripts/setup", "scripts/postgres"])
  func `a script can be run and is understood by the shell`(script: String) throws {
    let path = House.root + script
    #expect(FileManager.default.isExecutableFile(atPath: path))
    #expect(try run("/bin/bash", ["-n", path]).errors == "")
  }

  @Test(arguments: [
    ("test", ["--fast"], "There is no option --fast"), ("test", ["--sanitize", "memory"], "Say which sanitizer"),
    ("test", ["--only"], "Say which part"), ("scripts/setup", [], "Say what to set up"),
    ("scripts/postgres", [], "Say what to do"), ("scripts/postgres", ["run"], "Say what to run"),
  ])
  func `a script that is called in a wrong way says so in a sentence, from any folder`(
    script: String, arguments: [String], sentence: String
  ) throws {
    let (status, errors) = try run(House.root + script, arguments)
    #expect(status != 0)
    #expect(errors.contains(sentence), "\(errors)")
  }
}
