package import HTML

/// A place to drop a file or choose one; a plain file field where scripts are off.
package struct FileDrop: Component {
  let name: String
  let caption: String
  let hint: String
  let accept: String
  let isMultiple: Bool
  let error: String?

  /// A field for files of the given types.
  package init(
    _ name: String, caption: String, hint: String, accept: String, isMultiple: Bool = false, error: String? = nil
  ) {
    self.name = name
    self.caption = caption
    self.hint = hint
    self.accept = accept
    self.isMultiple = isMultiple
    self.error = error
  }

  private var id: String { "f-" + name }

  /// The field's markup.
  package var html: HTML {
    div(.class("field"), .data("invalid", error != nil)) {
      label(.class("file-drop"), .for(id), .data("drop")) {
        Icon.upload
        span(.class("grow")) {
          span(.class("subtitle3"), .data("chosen")) { caption }
          span(.class("body4 ink-2"), .id(id + "-hint")) { hint }
        }
        input(
          .type("file"), .id(id), .name(name), .accept(accept), .multiple(isMultiple), .required(),
          .aria("describedby", error == nil ? id + "-hint" : id + "-hint " + id + "-error"),
          error == nil ? nil : .aria("invalid", true))
      }
      progress(.max("100"), .value("0"), .hidden(), .aria("label", caption))
      FieldError(error, id: id + "-error")
    }
  }
}
