/// A place of the house that the navigation leads to.
package struct Place: Sendable, Equatable {
  let id: String
  let name: String
  let icon: Icon
  let href: String
  let count: String?
  let isTool: Bool

  /// A book, or a tool below the books such as the import box; `id` tells pages which place is theirs.
  package init(id: String, _ name: String, icon: Icon, href: String, count: String? = nil, isTool: Bool = false) {
    self.id = id
    self.name = name
    self.icon = icon
    self.href = href
    self.count = count
    self.isTool = isTool
  }
}
