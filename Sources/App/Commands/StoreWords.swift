import Localization
import Store

/// The store's troubles as sentences that say what can be done.
struct StoreWords {
  let words: Words

  init(_ words: Words) { self.words = words }

  func sentence(_ error: StoreError) -> String {
    switch error {
    case .busy: words("app.store.busy")
    case .full(let folder): words("app.store.full", .text(folder))
    case .readOnly(let folder): words("app.store.readOnly", .text(folder))
    case .corrupt(let file, _): words("app.store.corrupt", .text(file))
    case .unreachable(let detail):
      words("app.store.unreachable", .text(detail.split(whereSeparator: \.isWhitespace).joined(separator: " ")))
    case .unconfirmed: words("app.store.unconfirmed")
    case .unfinishedMove: words("app.store.unfinished")
    case .newer(let book, let number): words("app.store.newer", .text("\(book) \(number)"))
    default: words("app.store.other", .text("\(error)"))
    }
  }
}
