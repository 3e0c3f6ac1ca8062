/// A script that is served as a file; scripts within the page do not exist here.
package func script(src address: String, module: Bool = true) -> HTML {
  .element("script", [.type(module ? "module" : "text/javascript"), module ? nil : .defer(), .src(address)], HTML())
}
