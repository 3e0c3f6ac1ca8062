import Base
import Book
import HTTP
import Localization

/// `/trades/{id}` and what belongs to it: why it realized what it did, and the order of its day.
struct TradeRecordScreen: Sendable {
  let records: RecordsService
  let reports: ReportsService
  let accounts: AccountsService

  var all: [Screen] {
    [
      Screen(.get, "/trades/{id}", samples: ["/trades/{trades.record}", "/trades/{trades.sale}"]) { request, visitor in
        let model = TradeRecordViewModel(records: records, accounts: accounts)
        let output = try model.output(request.parameters.id("id"), for: visitor)
        return .page(TradeRecordView(words: visitor.words).page(output))
      },
      Screen(.get, "/trades/{id}/why", samples: ["/trades/{trades.sale}/why"]) { request, visitor in
        let model = TradeWhyViewModel(records: records, reports: reports, accounts: accounts)
        guard let output = try model.output(request.parameters.id("id"), for: visitor) else { throw HTTPError.notFound }
        return .page(try TradeWhyView(words: visitor.words).page(output))
      },
      Screen(.post, "/trades/day/{day}/order") { try reorder($0, $1) },
    ]
  }

  private func reorder(_ request: Request, _ visitor: Visitor) throws -> Answer {
    let day = try request.parameters.day("day")
    let form = try request.form()
    let order = form.all("id").compactMap { try? ID(text: $0) }
    guard !order.isEmpty else { throw HTTPError(.badRequest) }
    try records.reorder(order, on: day, of: visitor.owner)
    let back = form["record"].flatMap { try? ID(text: $0) }.map(TradePaths.record) ?? TradePaths.day(day)
    return .redirect(back, notice: Notice(visitor.words("trades.order.saved")))
  }
}
