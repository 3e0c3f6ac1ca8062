package import Base
package import Store

extension Job {
  /// The job in the shape of the command line and the API.
  package var json: JSON {
    [
      "id": .string(id.text), "kind": .string(kind), "state": .string(state.rawValue), "due": .string(due.iso),
      "attempts": .number(attempts), "progress": progress ?? .null, "error": .string(error),
    ]
  }
}
