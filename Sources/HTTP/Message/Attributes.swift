/// A name under which a middleware leaves a value in a request, such as the visitor.
package protocol AttributeKey {
  associatedtype Value: Sendable
}

/// What the middlewares have found out about a request.
package struct Attributes: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]

  package init() {}

  /// The value left under a key.
  package subscript<Key: AttributeKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
