import Base

/// The words, figures and dates of one language.
package struct Words: Sendable {
  /// The language that is spoken.
  package let language: Language
  let locale: LocaleTable
  private let catalogue: Catalogue

  /// The words of a language, from the program's own catalogue unless another is given.
  package init(_ language: Language, catalogue: Catalogue = .embedded) {
    self.language = language
    self.catalogue = catalogue
    locale = .of(language)
  }

  /// The text of a key with its placeholders filled in order; a key that is missing is shown itself.
  ///
  /// The first count among the arguments chooses the plural form.
  package func callAsFunction(_ key: WordKey, _ arguments: WordArgument...) -> String {
    text(key, arguments)
  }

  /// The text of a key, for callers that hold their arguments in an array.
  package func text(_ key: WordKey, _ arguments: [WordArgument]) -> String {
    guard let entry = catalogue.entry(key, language) else { return key.name }
    let form = entry.form(category(of: arguments))
    guard form.contains(Self.mark) else { return String(decoding: form, as: UTF8.self) }
    return fill(form, arguments)
  }

  /// Whether the catalogue has the key.
  package func has(_ key: WordKey) -> Bool { catalogue.entry(key, language) != nil }

  /// Stands before a placeholder's index in a compiled text.
  private static let mark: UInt8 = 1

  private func category(of arguments: [WordArgument]) -> PluralCategory {
    for case .count(let count) in arguments { return language.category(of: count) }
    return .other
  }

  private func fill(_ form: Slice<UnsafeRawBufferPointer>, _ arguments: [WordArgument]) -> String {
    let pieces = form.split(separator: Self.mark, omittingEmptySubsequences: false)
    var text = String(decoding: pieces[0], as: UTF8.self)
    for piece in pieces.dropFirst() {
      let index = Int(piece.first ?? 0) - Int(UInt8(ascii: "1"))
      if arguments.indices.contains(index) { text += written(arguments[index]) }
      let rest = String(decoding: piece.dropFirst(), as: UTF8.self)
      text += language == .ko ? Particle.fitting(rest, after: text) : rest
    }
    return text
  }

  private func written(_ argument: WordArgument) -> String {
    switch argument {
    case .text(let text): text
    case .count(let count): number(count)
    case .amount(let amount): number(amount)
    }
  }
}
