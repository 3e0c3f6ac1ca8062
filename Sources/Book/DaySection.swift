package import HTML

/// One book's part of a day's page.
package struct DaySection: Sendable {
  package var title: String
  /// Where the section's add button leads.
  package var addPath: String?
  package var addLabel: String
  /// One line for the head of the day: "매도 2건, 매수 1건".
  package var summary: String?
  package var content: HTML

  package init(title: String, addPath: String?, addLabel: String, summary: String? = nil, content: HTML) {
    self.title = title
    self.addPath = addPath
    self.addLabel = addLabel
    self.summary = summary
    self.content = content
  }
}
