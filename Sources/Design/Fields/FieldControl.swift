import HTML

/// The control within a field.
struct FieldControl: Component {
  let field: Field

  var html: HTML {
    switch field.kind {
    case .text: input(.class("input"), .type("text"), .value(field.value), field.common)
    case .date: input(.class("input"), .type("date"), .value(field.value), field.common)
    case .time: input(.class("input"), .type("time"), .step("1"), .value(field.value), field.common)
    case .lines(let count): textarea(.class("input"), .rows(count), field.common) { field.value }
    case .amount(let unit): amount(unit: unit)
    case .choice(let choices): choice(choices)
    case .tags(let address): suggesting(address, mode: "tags")
    case .search(let address): suggesting(address, mode: "one")
    }
  }

  private func amount(unit: String) -> HTML {
    div(.class("box")) {
      input(
        .class("amount"), .type("text"), .inputmode("decimal"), .autocomplete("off"), .value(field.value), field.common)
      if !unit.isEmpty { span(.class("unit")) { unit } }
    }
  }

  private func choice(_ choices: [Choice]) -> HTML {
    select(.class("input"), field.common) {
      for choice in choices {
        option(
          .value(choice.value), .selected(choice.value == field.value), choice.language.map(Attribute.lang)
        ) { choice.caption }
      }
    }
  }

  /// A plain text field, which a script makes a combobox.
  private func suggesting(_ address: String, mode: String) -> HTML {
    div(.class("box"), .data("suggest", address), .data("mode", mode)) {
      input(.type("text"), .autocomplete("off"), .spellcheck(false), .value(field.value), field.common)
    }
  }
}
