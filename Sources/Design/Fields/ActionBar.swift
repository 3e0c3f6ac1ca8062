package import HTML
package import Localization

/// What can be done with the page, at its foot, where the thumb is.
package struct ActionBar: Component {
  let name: String
  let actions: HTML

  /// Buttons, the primary one last; one outside of its form names it with `.form(id)`.
  package init(label name: String, @HTMLBuilder actions: () -> HTML) {
    self.name = name
    self.actions = actions()
  }

  /// The bar's markup.
  package var html: HTML { section(.class("bottom-bar"), .aria("label", name)) { actions } }
}

/// A form, with what its script needs to know.
package struct RecordForm: Component {
  let id: String
  let address: String
  let draft: String
  let waits: Bool
  let words: Words
  let attributes: [Attribute?]
  let content: HTML

  /// A form that is posted; what is typed survives a closed window, under the form's address or a key of its own.
  ///
  /// One that `waits` is sent later where there is no connection: it carries the `id` of what it adds, so that it is added
  /// once however often it is sent.
  package init(
    id: String, action address: String, words: Words, draft: String? = nil, waits: Bool = false,
    _ attributes: Attribute?...,
    @HTMLBuilder content: () -> HTML
  ) {
    self.id = id
    self.address = address
    self.draft = draft ?? address
    self.waits = waits
    self.words = words
    self.attributes = attributes
    self.content = content()
  }

  /// The form's markup.
  package var html: HTML {
    form(
      .id(id), .method("post"), .action(address), .data("guard"), .data("outbox", waits), .data("draft", draft),
      .data("draft-restored", words("design.draftRestored")), .data("draft-discard", words("design.draftDiscard")),
      .data("draft-older", words("design.draftOlder")), .data("draft-show", words("design.draftShow")),
      .group(attributes)
    ) { content }
  }
}
