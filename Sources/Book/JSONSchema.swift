package import Base

/// The subset of JSON Schema (2020-12) that the API speaks.
package indirect enum JSONSchema: Sendable {
  case string(format: String? = nil, pattern: String? = nil)
  case integer(minimum: Int? = nil, maximum: Int? = nil)
  case boolean
  case oneOf([String])
  case array(JSONSchema)
  case object([Property])
  /// An object with any names and values of one schema.
  case map(JSONSchema)
  case nullable(JSONSchema)
  /// A schema that several operations share, named in `components`.
  case named(String, JSONSchema)
  case anything

  /// A decimal as text: exact, never a binary float.
  package static let amount = JSONSchema.string(pattern: "^-?(0|[1-9][0-9]*)(\\.[0-9]*[1-9])?$")
  package static let day = JSONSchema.string(format: "date")
  package static let id = JSONSchema.string(format: "uuid")

  /// A member of an object.
  package struct Property: Sendable {
    package var name: String
    package var schema: JSONSchema
    package var required: Bool

    package init(_ name: String, _ schema: JSONSchema, required: Bool = true) {
      self.name = name
      self.schema = schema
      self.required = required
    }
  }

  /// The schema as JSON, with shared ones as references.
  package var json: JSON {
    switch self {
    case .string(let format, let pattern):
      var members: [JSON.Member] = [.init("type", "string")]
      if let format { members.append(.init("format", .string(format))) }
      if let pattern { members.append(.init("pattern", .string(pattern))) }
      return .object(members)
    case .integer(let minimum, let maximum):
      var members: [JSON.Member] = [.init("type", "integer")]
      if let minimum { members.append(.init("minimum", .number(String(minimum)))) }
      if let maximum { members.append(.init("maximum", .number(String(maximum)))) }
      return .object(members)
    case .boolean: return ["type": "boolean"]
    case .oneOf(let words): return ["type": "string", "enum": .array(words.map { .string($0) })]
    case .array(let item): return ["type": "array", "items": item.json]
    case .object(let properties):
      return [
        "type": "object",
        "properties": .object(properties.map { .init($0.name, $0.schema.json) }),
        "required": .array(properties.filter(\.required).map { .string($0.name) }),
        "additionalProperties": false,
      ]
    case .map(let value): return ["type": "object", "additionalProperties": value.json]
    case .nullable(let schema): return ["anyOf": [schema.json, ["type": "null"]]]
    case .named(let name, _): return ["$ref": .string("#/components/schemas/" + name)]
    case .anything: return [:]
    }
  }

  /// The shared schemas that this one mentions, at any depth.
  package var components: [(name: String, schema: JSONSchema)] {
    switch self {
    case .named(let name, let schema): [(name, schema)] + schema.components
    case .array(let schema), .map(let schema), .nullable(let schema): schema.components
    case .object(let properties): properties.flatMap(\.schema.components)
    case .string, .integer, .boolean, .oneOf, .anything: []
    }
  }
}
