/// The values that stand in a path where its pattern has a name in braces.
///
/// A value that is no day, no number and so on is a page that does not exist: the readers throw 404.
package struct Parameters: Equatable, Sendable {
  private var values: [String] = []
  private var names: [String] = []

  package init() {}

  init(names: [String], values: [String]) {
    self.names = names
    self.values = values
  }

  /// The text under a name; nil when the pattern has no such name.
  package subscript(name: String) -> String? { names.firstIndex(of: name).map { values[$0] } }

  /// The text under a name.
  package func text(_ name: String) throws(HTTPError) -> String {
    guard let value = self[name] else { throw .notFound }
    return value
  }

  /// A whole number in its shortest spelling.
  package func int(_ name: String) throws(HTTPError) -> Int {
    let text = try text(name)
    guard let number = Int(text), String(number) == text else { throw .notFound }
    return number
  }

  /// A value of a closed list.
  package func choice<Choice: RawRepresentable>(
    _ name: String, as type: Choice.Type = Choice.self
  ) throws(HTTPError) -> Choice where Choice.RawValue == String {
    guard let value = Choice(rawValue: try text(name)) else { throw .notFound }
    return value
  }
}
