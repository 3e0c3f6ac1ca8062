import Book
import HTTP

/// `/trades`: the list, its filters in the address.
struct TradeListScreen: Sendable {
  let records: RecordsService
  let accounts: AccountsService

  var all: [Screen] {
    [
      Screen(.get, "/trades", samples: ["/trades", "/trades?closing=1&from={month}-01", "/trades?tag=none"]) {
        request, visitor in
        let model = TradeListViewModel(records: records, accounts: accounts)
        let output = try model.output(TradeListQuery(request.query), for: visitor)
        return .page(TradeListView(words: visitor.words).page(output))
      }
    ]
  }
}
