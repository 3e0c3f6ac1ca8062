/// The routes as a tree of path segments: a lookup costs as many steps as the path has segments.
struct RouteTree: Sendable {
  /// What a path leads to: one route for each method, with the names of its parameters.
  struct Leaf: Sendable {
    var routes: [Method: (route: Route, names: [String])] = [:]
  }

  private final class Node: Sendable {
    let literals: [String: Node]
    let parameter: Node?
    let leaf: Leaf?
    let rest: Leaf?

    init(literals: [String: Node], parameter: Node?, leaf: Leaf?, rest: Leaf?) {
      self.literals = literals
      self.parameter = parameter
      self.leaf = leaf
      self.rest = rest
    }
  }

  private let root: Node

  init(_ routes: [Route]) {
    root = RouteTree.node(of: routes.map { ($0, Pattern($0.pattern)) }, depth: 0)
  }

  /// The leaf for a path and the values of its parameters.
  func find(_ segments: [String]) -> (leaf: Leaf, values: [String])? {
    var values: [String] = []
    return RouteTree.walk(root, segments[...], &values).map { ($0, values) }
  }

  private static func walk(_ node: Node, _ segments: ArraySlice<String>, _ values: inout [String]) -> Leaf? {
    guard let segment = segments.first else { return node.leaf }
    let rest = segments.dropFirst()
    if let next = node.literals[segment], let leaf = walk(next, rest, &values) { return leaf }
    let depth = values.count
    if let next = node.parameter, !segment.isEmpty {
      values.append(segment)
      if let leaf = walk(next, rest, &values) { return leaf }
      values.removeSubrange(depth...)
    }
    guard let leaf = node.rest else { return nil }
    values.append(segments.joined(separator: "/"))
    return leaf
  }

  private static func node(of routes: [(route: Route, pattern: Pattern)], depth: Int) -> Node {
    var literals: [String: [(Route, Pattern)]] = [:]
    var parameters: [(Route, Pattern)] = []
    var leaf: Leaf?
    var rest: Leaf?
    for (route, pattern) in routes {
      guard depth < pattern.parts.count else {
        leaf = add(route, pattern, to: leaf)
        continue
      }
      switch pattern.parts[depth] {
      case .literal(let text): literals[text, default: []].append((route, pattern))
      case .name: parameters.append((route, pattern))
      case .rest: rest = add(route, pattern, to: rest)
      }
    }
    return Node(
      literals: literals.mapValues { node(of: $0, depth: depth + 1) },
      parameter: parameters.isEmpty ? nil : node(of: parameters, depth: depth + 1), leaf: leaf, rest: rest)
  }

  private static func add(_ route: Route, _ pattern: Pattern, to leaf: Leaf?) -> Leaf {
    var leaf = leaf ?? Leaf()
    leaf.routes[route.method] = (route, pattern.names)
    return leaf
  }
}
