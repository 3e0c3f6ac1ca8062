package import HTML

/// A question or a message over the page.
package struct Popup: Component {
  let id: String
  let heading: String
  let marked: String
  let text: String
  let drawing: Drawing?
  let isOpen: Bool
  let actions: HTML

  /// A popup; the marked word of its heading stands out.
  ///
  /// It opens by a link to `#id`, or stands open.
  package init(
    id: String, _ heading: String, marked: String = "", text: String, drawing: Drawing? = nil, isOpen: Bool = false,
    @HTMLBuilder actions: () -> HTML
  ) {
    self.id = id
    self.heading = heading
    self.marked = marked
    self.text = text
    self.drawing = drawing
    self.isOpen = isOpen
    self.actions = actions()
  }

  /// The popup over the page.
  package var html: HTML {
    dialog(
      .class("overlay center"), .id(id), .aria("labelledby", id + "-title"), .role("alertdialog"),
      .data("open", isOpen), .open(isOpen)
    ) {
      box
    }
  }

  /// The popup's box alone.
  var box: HTML {
    div(.class("popup", drawing == nil ? nil : "picture")) {
      drawing
      h2(.id(id + "-title")) { title }
      p { text }
      div(.class("actions")) { actions }
    }
  }

  private var title: HTML {
    guard !marked.isEmpty, let range = Self.place(of: marked, in: heading) else { return .text(heading) }
    return HTML {
      String(heading[..<range.lowerBound])
      mark { marked }
      String(heading[range.upperBound...])
    }
  }

  private static func place(of part: String, in whole: String) -> Range<String.Index>? {
    var start = whole.startIndex
    while start < whole.endIndex {
      if whole[start...].hasPrefix(part) {
        return start..<whole.index(start, offsetBy: part.count)
      }
      start = whole.index(after: start)
    }
    return nil
  }
}
