/// One examination and what it found.
package struct Check: Equatable, Sendable {
  /// What was examined, in one word or two.
  package let name: String
  /// Whether all is well.
  package let ok: Bool
  /// What was found.
  package let detail: String

  package init(name: String, ok: Bool, detail: String) {
    self.name = name
    self.ok = ok
    self.detail = detail
  }

  /// A check that failed where there is any problem; the first twenty are named.
  package init(name: String, problems: [String], well: String) {
    let more = problems.count > 20 ? ["and \(problems.count - 20) more"] : []
    self.init(
      name: name, ok: problems.isEmpty,
      detail: problems.isEmpty ? well : (problems.prefix(20) + more).joined(separator: "; "))
  }
}
