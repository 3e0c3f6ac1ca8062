/// A name and a value on an element; names come from the program alone, values are escaped.
package struct Attribute: Sendable, Equatable {
  enum Content: Sendable, Equatable {
    case present
    case value(String)
    case group([Attribute])
  }

  /// Nothing, `data-`, `aria-` or `hx-`.
  let prefix: StaticString
  let name: StaticString
  let content: Content

  /// An attribute with a value; the typed statics are the door for everybody else.
  init(_ name: StaticString, _ value: String, prefix: StaticString = "") {
    self.init(name, content: .value(value), prefix: prefix)
  }

  init(_ name: StaticString, content: Content, prefix: StaticString = "") {
    self.prefix = prefix
    self.name = name
    self.content = content
  }

  /// A boolean attribute, absent when the condition does not hold.
  static func flag(_ name: StaticString, _ holds: Bool, prefix: StaticString = "") -> Attribute? {
    holds ? Attribute(name, content: .present, prefix: prefix) : nil
  }

  /// An attribute that leads to an address; one that could run a script becomes `#`.
  static func url(_ name: StaticString, _ address: String, prefix: StaticString = "") -> Attribute {
    Attribute(name, SafeURL.checked(address), prefix: prefix)
  }

  /// Several attributes where one is expected.
  package static func group(_ attributes: [Attribute?]) -> Attribute {
    Attribute("", content: .group(attributes.compactMap { $0 }))
  }

  package static func == (one: Attribute, other: Attribute) -> Bool {
    one.hasName(of: other) && one.content == other.content
  }

  private func hasName(of other: Attribute) -> Bool {
    name.isSame(as: other.name) && prefix.isSame(as: other.prefix)
  }

  /// Groups opened, classes joined, and of two with one name the later.
  static func settled(_ attributes: [Attribute?]) -> [Attribute] {
    var settled: [Attribute] = []
    settled.reserveCapacity(attributes.count)
    for case .some(let attribute) in attributes { attribute.settle(into: &settled) }
    return settled
  }

  private func settle(into settled: inout [Attribute]) {
    if case .group(let members) = content {
      for member in members { member.settle(into: &settled) }
      return
    }
    guard let index = settled.firstIndex(where: hasName) else {
      if !(isClass && content == .value("")) { settled.append(self) }
      return
    }
    settled[index] = isClass ? settled[index].joined(with: self) : self
  }

  private var isClass: Bool { name.isSame(as: "class") && prefix.isSame(as: "") }

  private func joined(with other: Attribute) -> Attribute {
    guard case .value(let first) = content, case .value(let second) = other.content else { return self }
    return Attribute(name, second.isEmpty ? first : first + " " + second)
  }
}
