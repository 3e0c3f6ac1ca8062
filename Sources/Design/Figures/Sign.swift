import HTML

/// Which way a figure points; colour and arrow follow it.
package enum Sign: String, Sendable {
  /// A gain.
  case up
  /// A loss.
  case down
  /// Neither.
  case none

  /// The sign of a number whose `signum` is known.
  package init(signum: Int) { self = signum > 0 ? .up : signum < 0 ? .down : .none }

  var attribute: Attribute? { self == .none ? nil : .data("sign", rawValue) }
}
