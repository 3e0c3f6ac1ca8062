import Base
import Book
import HTTP
import Localization

/// `/trades/accounts/new` and `/trades/accounts/{id}`: the rules by which an account's trades are counted.
struct TradeAccountScreen: Sendable {
  let accounts: AccountsService

  var all: [Screen] {
    [
      Screen(.get, "/trades/accounts/new", samples: ["/trades/accounts/new"]) { _, visitor in
        try page(.init(form: TradeAccountForm()), visitor)
      },
      Screen(.get, "/trades/accounts/{id}", samples: ["/trades/accounts/{trades.account}"]) { request, visitor in
        let stored = try accounts.account(request.parameters.id("id"), of: visitor.owner)
        return try page(.init(id: stored.id, form: TradeAccountForm(stored.account)), visitor)
      },
      Screen(.post, "/trades/accounts") { try save($0, nil, $1) },
      Screen(.post, "/trades/accounts/{id}") { try save($0, try $0.parameters.id("id"), $1) },
      Screen(.post, "/trades/accounts/{id}/delete") { try delete($0, $1) },
    ]
  }

  private func save(_ request: Request, _ id: ID?, _ visitor: Visitor) throws -> Answer {
    if let id { _ = try accounts.account(id, of: visitor.owner) }
    var input = TradeAccountViewModel.Input(id: id, form: TradeAccountForm(try request.form().fields))
    do {
      let draft = try input.form.draft()
      let stored =
        if let id {
          try accounts.change(id, draft, of: visitor.owner)
        } else {
          try accounts.create(draft, of: visitor.owner)
        }
      return .redirect(
        "/settings", notice: Notice(visitor.words("trades.account.saved", .text(stored.account.name))))
    } catch TradesError.invalid(let problems) {
      input.problems = problems
    } catch TradesError.accountNameTaken {
      input.isNameTaken = true
    }
    return try page(input, visitor, .unprocessableContent)
  }

  private func delete(_ request: Request, _ visitor: Visitor) throws -> Answer {
    let stored = try accounts.account(request.parameters.id("id"), of: visitor.owner)
    do { try accounts.delete(stored.id, of: visitor.owner) } catch TradesError.accountInUse {
      return try page(.init(id: stored.id, form: TradeAccountForm(stored.account)), visitor, .conflict)
    }
    return .redirect(
      "/settings", notice: Notice(visitor.words("trades.account.deleted", .text(stored.account.name))))
  }

  private func page(
    _ input: TradeAccountViewModel.Input, _ visitor: Visitor, _ status: Status = .ok
  ) throws -> Answer {
    let output = try TradeAccountViewModel(accounts: accounts).output(input, for: visitor)
    return .page(TradeAccountView(words: visitor.words).page(output), status: status)
  }
}
