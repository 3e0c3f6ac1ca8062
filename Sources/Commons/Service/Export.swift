import Base
import Store

/// A book that is being written out, or that was.
struct Export: Equatable, Sendable {
  enum State: Equatable, Sendable {
    /// A job writes it, or is about to: so many bytes until now.
    case writing(bytes: Int)
    /// The file waits to be fetched.
    case ready(token: ID, size: Int, until: Instant)
    case failed
    /// The file has waited for a day and is gone.
    case gone
  }

  let id: ID
  let book: String
  let format: String
  let fileName: String
  let state: State

  /// The topic that tells how it gets on; nil once it is over.
  var topic: String? {
    if case .writing = state { Job.topic(of: id) } else { nil }
  }
}

/// What the job of an export is about, as its row keeps it.
struct ExportOrder: Equatable, Sendable {
  let book: String
  let format: String
  let fileName: String
}

extension ExportOrder {
  var json: JSON { ["book": .string(book), "format": .string(format), "file": .string(fileName)] }

  init?(json: JSON) {
    guard let book = json["book"]?.text, let format = json["format"]?.text, let fileName = json["file"]?.text else {
      return nil
    }
    self.init(book: book, format: format, fileName: fileName)
  }
}
