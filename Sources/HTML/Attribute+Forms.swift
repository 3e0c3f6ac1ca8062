extension Attribute {
  /// The name under which a field is sent.
  package static func name(_ name: String) -> Attribute { Attribute("name", name) }

  /// What a field holds.
  package static func value(_ value: String) -> Attribute { Attribute("value", value) }

  /// The kind of an input, button, link or script.
  package static func type(_ type: String) -> Attribute { Attribute("type", type) }

  /// The field that a label names.
  package static func `for`(_ id: String) -> Attribute { Attribute("for", id) }

  /// The form that a field or button outside of it belongs to.
  package static func form(_ id: String) -> Attribute { Attribute("form", id) }

  /// Where a form is sent.
  package static func action(_ address: String) -> Attribute { url("action", address) }

  /// Where this button sends its form.
  package static func formaction(_ address: String) -> Attribute { url("formaction", address) }

  /// Lets this button send its form unchecked.
  package static func formnovalidate(_ holds: Bool = true) -> Attribute? { flag("formnovalidate", holds) }

  /// How a form is sent: `get`, `post` or `dialog`.
  package static func method(_ method: String) -> Attribute { Attribute("method", method) }

  /// How the fields are packed: `multipart/form-data` for files.
  package static func enctype(_ type: String) -> Attribute { Attribute("enctype", type) }

  /// Leaves the checking of a form to the server.
  package static func novalidate(_ holds: Bool = true) -> Attribute? { flag("novalidate", holds) }

  /// What stands in an empty field.
  package static func placeholder(_ text: String) -> Attribute { Attribute("placeholder", text) }

  /// What browsers may fill in.
  package static func autocomplete(_ kind: String) -> Attribute { Attribute("autocomplete", kind) }

  /// Which keys a phone shows.
  package static func inputmode(_ mode: String) -> Attribute { Attribute("inputmode", mode) }

  /// What the enter key of a phone says.
  package static func enterkeyhint(_ hint: String) -> Attribute { Attribute("enterkeyhint", hint) }

  /// Puts the cursor here when the page opens.
  package static func autofocus(_ holds: Bool = true) -> Attribute? { flag("autofocus", holds) }

  /// The field must be filled.
  package static func required(_ holds: Bool = true) -> Attribute? { flag("required", holds) }

  /// The field takes nothing.
  package static func disabled(_ holds: Bool = true) -> Attribute? { flag("disabled", holds) }

  /// The field can be read and copied only.
  package static func readonly(_ holds: Bool = true) -> Attribute? { flag("readonly", holds) }

  /// The box is ticked.
  package static func checked(_ holds: Bool = true) -> Attribute? { flag("checked", holds) }

  /// The option is chosen.
  package static func selected(_ holds: Bool = true) -> Attribute? { flag("selected", holds) }

  /// The field takes several values.
  package static func multiple(_ holds: Bool = true) -> Attribute? { flag("multiple", holds) }

  /// Which files are offered.
  package static func accept(_ types: String) -> Attribute { Attribute("accept", types) }

  /// The least value.
  package static func min(_ value: String) -> Attribute { Attribute("min", value) }

  /// The greatest value.
  package static func max(_ value: String) -> Attribute { Attribute("max", value) }

  /// The distance of two neighbouring values.
  package static func step(_ value: String) -> Attribute { Attribute("step", value) }

  /// The longest text that is taken.
  package static func maxlength(_ count: Int) -> Attribute { Attribute("maxlength", String(count)) }

  /// The shape that a text must have.
  package static func pattern(_ pattern: String) -> Attribute { Attribute("pattern", pattern) }

  /// How many lines a text field shows.
  package static func rows(_ count: Int) -> Attribute { Attribute("rows", String(count)) }

  /// The list of suggestions for a field.
  package static func list(_ id: String) -> Attribute { Attribute("list", id) }

  /// Whether spelling is looked at.
  package static func spellcheck(_ holds: Bool) -> Attribute { Attribute("spellcheck", holds ? "true" : "false") }
}
