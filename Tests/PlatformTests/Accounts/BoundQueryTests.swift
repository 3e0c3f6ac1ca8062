import Testing

@Suite struct BoundQueryTests {
  /// What a statement about somebody's own things must be bound to: the person, or a secret that only they have.
  private static var bound: Regex<(Substring, Substring?)> {
    #/(person|owner) = \$\d|insert into|hash = \$1|credential = \$1|k\.person = p\.id/#
  }
  /// What is over is swept away, whosever it was.
  private static var sweep: Regex<Substring> { #/^delete from \w+ where expires_at <= \$1$/# }
  private static var own: Regex<(Substring, Substring, Substring)> {
    #/\b(from|update|into) (passkey|session|api_token|app_lock|person_setting)\b/#
  }

  @Test func `every statement about what is a person's own is bound to the person`() throws {
    let files = try House.files().filter { $0.path.hasPrefix("Accounts/Repository/") }
    var statements = 0
    for file in files {
      for literal in file.text.matches(of: #/"""([\s\S]*?)"""|"([^"\n]+)"/#) {
        let statement = String(literal.1 ?? literal.2 ?? "")
        guard statement.contains(Self.own) else { continue }
        statements += 1
        let isBound = statement.contains(Self.bound) || statement.contains(Self.sweep)
        #expect(isBound, "\(file.path) asks for anybody's: \(statement)")
      }
    }
    #expect(statements > 20)
  }
}
