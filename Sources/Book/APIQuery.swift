package import Base
package import HTTP

/// Reads the query of an API request: what cannot be read is answered with 400, and names the parameter.
package struct APIQuery: Sendable {
  private let fields: Fields

  package init(_ request: Request) { fields = request.query }

  package func text(_ name: String) -> String? { fields[name].flatMap { $0.isEmpty ? nil : $0 } }

  package func day(_ name: String) throws(HTTPError) -> CivilDay? {
    try read(name) { try? CivilDay(iso: $0) }
  }

  package func id(_ name: String) throws(HTTPError) -> ID? {
    try read(name) { try? ID(text: $0) }
  }

  package func flag(_ name: String) throws(HTTPError) -> Bool {
    try read(name) { Bool($0) } ?? false
  }

  package func count(_ name: String, upTo limit: Int) throws(HTTPError) -> Int? {
    try read(name) { text in Int(text).flatMap { (1...limit).contains($0) ? $0 : nil } }
  }

  package func choice<Choice: RawRepresentable>(
    _ name: String, as type: Choice.Type = Choice.self
  ) throws(HTTPError) -> Choice? where Choice.RawValue == String {
    try read(name) { Choice(rawValue: $0) }
  }

  package func dayRule(_ name: String) throws(HTTPError) -> DayRule? {
    try read(name) { try? DayRule(text: $0) }
  }

  private func read<Value>(_ name: String, _ make: (String) -> Value?) throws(HTTPError) -> Value? {
    guard let text = text(name) else { return nil }
    guard let value = make(text) else {
      throw HTTPError(.badRequest, code: "query_invalid", fields: [.init(name, "app.error.parameter")])
    }
    return value
  }
}
