package import HTML

/// A remark on top of a page: something in doubt, something calm, or an error.
package struct Banner: Component {
  /// What the remark is.
  package enum Kind: Sendable {
    /// Something in doubt that the person may settle.
    case doubt
    /// Something to know.
    case calm
    /// Something that went wrong.
    case error
  }

  let kind: Kind
  let content: HTML

  /// A remark with its words.
  package init(_ kind: Kind, @HTMLBuilder content: () -> HTML) {
    self.kind = kind
    self.content = content()
  }

  /// The remark's markup.
  package var html: HTML {
    switch kind {
    case .doubt: drawn(.flag, .class("banner"))
    case .calm: drawn(.info, .class("banner calm"), .role("status"))
    case .error: drawn(.warn, .class("banner error"), .role("alert"))
    }
  }

  private func drawn(_ icon: Icon, _ attributes: Attribute?...) -> HTML {
    div(.group(attributes)) {
      icon
      div { content }
    }
  }
}
