/// Attributes of drawings; the drawings themselves are part of the program.
extension Attribute {
  /// The window of a drawing: `0 0 24 24`.
  package static func viewBox(_ box: String) -> Attribute { Attribute("viewBox", box) }

  /// The course of a path.
  package static func d(_ course: String) -> Attribute { Attribute("d", course) }

  /// How a drawing fits its box.
  package static func preserveAspectRatio(_ rule: String) -> Attribute { Attribute("preserveAspectRatio", rule) }

  /// A measure or a colour of a shape, such as `cx`, `r` or `fill`.
  package static func svg(_ name: Shape, _ value: String) -> Attribute { Attribute(name.name, value) }

  /// The measures and colours that shapes of drawings have.
  package enum Shape: Sendable {
    case x, y, x1, y1, x2, y2, cx, cy, r, rx, ry, width, height, points, fill, stroke, transform, pathLength
    case strokeDasharray, strokeDashoffset, textAnchor

    var name: StaticString {
      switch self {
      case .x: "x"
      case .y: "y"
      case .x1: "x1"
      case .y1: "y1"
      case .x2: "x2"
      case .y2: "y2"
      case .cx: "cx"
      case .cy: "cy"
      case .r: "r"
      case .rx: "rx"
      case .ry: "ry"
      case .width: "width"
      case .height: "height"
      case .points: "points"
      case .fill: "fill"
      case .stroke: "stroke"
      case .transform: "transform"
      case .pathLength: "pathLength"
      case .strokeDasharray: "stroke-dasharray"
      case .strokeDashoffset: "stroke-dashoffset"
      case .textAnchor: "text-anchor"
      }
    }
  }
}
