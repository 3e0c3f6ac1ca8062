/// Attributes of htmx, which fetches a part of the page anew. Each page works without them.
extension Attribute {
  /// Fetches from an address.
  package static func hxGet(_ address: String) -> Attribute { url("get", address, prefix: "hx-") }

  /// Sends to an address.
  package static func hxPost(_ address: String) -> Attribute { url("post", address, prefix: "hx-") }

  /// Which element the answer goes into.
  package static func hxTarget(_ selector: String) -> Attribute { Attribute("target", selector, prefix: "hx-") }

  /// Which part of the answer is taken.
  package static func hxSelect(_ selector: String) -> Attribute { Attribute("select", selector, prefix: "hx-") }

  /// How the answer is put in: `outerHTML`, `innerHTML` and the like.
  package static func hxSwap(_ style: String) -> Attribute { Attribute("swap", style, prefix: "hx-") }

  /// What starts the request.
  package static func hxTrigger(_ event: String) -> Attribute { Attribute("trigger", event, prefix: "hx-") }

  /// Which fields go with it.
  package static func hxInclude(_ selector: String) -> Attribute { Attribute("include", selector, prefix: "hx-") }

  /// Whether the address bar follows.
  package static func hxPushURL(_ holds: Bool) -> Attribute {
    Attribute("push-url", holds ? "true" : "false", prefix: "hx-")
  }

  /// What is shown while waiting.
  package static func hxIndicator(_ selector: String) -> Attribute { Attribute("indicator", selector, prefix: "hx-") }
}
