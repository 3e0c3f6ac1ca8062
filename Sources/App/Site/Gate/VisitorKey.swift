import Book
import HTTP

/// The visitor, as the gate has found them out.
enum VisitorKey: AttributeKey {
  typealias Value = Visitor
}

extension Request {
  var visitor: Visitor? { attributes[VisitorKey.self] }
}
