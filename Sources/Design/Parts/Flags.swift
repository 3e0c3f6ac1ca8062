package import HTML

/// A sentence that asks to be looked at, beside the record that it is about.
package struct FlagNote: Component {
  let sentence: String

  /// A flag's sentence.
  package init(_ sentence: String) { self.sentence = sentence }

  /// The sentence's markup.
  package var html: HTML {
    span(.class("flagged")) {
      Icon.flag
      span { sentence }
    }
  }
}

/// All flags of a record.
package struct FlagList: Component {
  let sentences: [String]

  /// Sentences in their order.
  package init(_ sentences: [String]) { self.sentences = sentences }

  /// The list's markup; nothing where there is no flag.
  package var html: HTML {
    sentences.isEmpty ? HTML() : ul(.class("flags")) { for sentence in sentences { li { FlagNote(sentence) } } }
  }
}
