package import HTML
package import HTTP

/// How a screen answers.
package enum Answer: Sendable {
  /// A page, around which the house draws its shell.
  case page(Page, status: Status = .ok)
  /// A part of a page, for a script that asked for just that.
  case fragment(HTML, status: Status = .ok)
  /// 303 to another page, with a notice to show there.
  case redirect(String, notice: Notice? = nil)
  /// Anything else: a file, an event stream.
  case response(Response)
}
