package import HTML

/// What a person must agree to before it is done: a form in a popup, which posts what was asked about.
///
/// It is the answer to the post that did not yet say so. Without a script it stands on a page of its own; where the form
/// before it says `data-asks`, a script shows it over the page that one is on.
package struct Question: Component {
  let heading: String
  let marked: String
  let text: String
  let action: String
  let fields: [(name: String, value: String)]
  let agreement: String
  let refusal: (caption: String, href: String)
  let isDangerous: Bool

  /// A question with its marked word, what it means, where the agreement is posted, and the way back.
  package init(
    _ heading: String, marked: String = "", text: String, post action: String,
    fields: [(name: String, value: String)] = [], agree agreement: String,
    refuse refusal: (caption: String, href: String),
    isDangerous: Bool = true
  ) {
    self.heading = heading
    self.marked = marked
    self.text = text
    self.action = action
    self.fields = fields
    self.agreement = agreement
    self.refusal = refusal
    self.isDangerous = isDangerous
  }

  /// The form's markup, for within `main`.
  package var html: HTML {
    form(.class("question"), .id("question"), .method("post"), .action(action)) {
      Popup(id: "question", heading, marked: marked, text: text) {
        for field in fields { input(.type("hidden"), .name(field.name), .value(field.value)) }
        Button(refusal.caption, href: refusal.href, closes: true)
        isDangerous ? Button(agreement, .primary).dangerous : Button(agreement, .primary)
      }.box
    }
  }
}
