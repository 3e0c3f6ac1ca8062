/// Where the files that a page needs are served, with the hashes of their contents in their names.
package struct AssetPaths: Sendable, Equatable {
  let style: String
  let script: String
  let htmx: String
  let charts: String
  let icon: String
  let touchIcon: String

  /// Addresses found by the files' plain names, such as `app.css`.
  package init(_ address: (String) -> String) {
    style = address("app.css")
    script = address("app.js")
    htmx = address("htmx.js")
    charts = address("chart.js")
    icon = address("icon.svg")
    touchIcon = address("icon-180.png")
  }
}
