/// What this program calls itself.
package enum Version {
  /// The version, as in the changelog.
  package static let text = "0.2.0"
}
