import Synchronization

/// One line of a terminal that tells how far long work has come.
package final class Progress: Sendable {
  private let label: String
  private let errors: (any Sink)?
  private let shown = Mutex<Int?>(nil)

  init(label: String, errors: (any Sink)?) {
    self.label = label
    self.errors = errors
  }

  /// Shows the hundredths done, when they have changed.
  package func update(_ done: Int, of total: Int) {
    guard let errors, total > 0 else { return }
    let percent = min(100, max(0, done * 100 / total))
    let isNew = shown.withLock { last in
      defer { last = percent }
      return last != percent
    }
    if isNew { errors.write("\r\(label) \(percent)%") }
  }

  /// Ends the line.
  package func finish() {
    guard let errors, shown.withLock({ $0 != nil }) else { return }
    errors.write("\n")
  }
}
