import Base
import Book

/// An account as it is typed, with what is wrong with it.
struct TradeAccountViewModel {
  let accounts: AccountsService

  struct Input: Equatable {
    /// Nothing for an account that is not there yet.
    var id: ID?
    var form: TradeAccountForm
    var problems: [TradeProblem] = []
    var isNameTaken = false
  }

  struct Output: Equatable {
    let id: ID?
    let form: TradeAccountForm
    let problems: [TradeProblem]
    let isNameTaken: Bool
    /// With any of them, even in the bin, an account stays.
    let records: Int
  }

  func output(_ input: Input, for visitor: Visitor) throws -> Output {
    Output(
      id: input.id, form: input.form, problems: input.problems, isNameTaken: input.isNameTaken,
      records: try input.id.map { try accounts.recordCount(of: $0, owner: visitor.owner) } ?? 0)
  }
}

/// What the form of an account holds, as text.
struct TradeAccountForm: Equatable {
  var name = ""
  var currency = Currency.krw.code
  var method = CostMethod.average.rawValue
  var allowsShorts = false

  init() {}

  init(_ account: TradeAccount) {
    name = account.name
    currency = account.currency.code
    method = account.method.rawValue
    allowsShorts = account.allowsShorts
  }

  init(_ fields: Fields) {
    name = fields["name"] ?? ""
    currency = fields["currency"] ?? ""
    method = fields["method"] ?? ""
    allowsShorts = fields["shorts"] == "1"
  }

  /// The account meant; throws `TradesError.invalid` where a field makes no sense.
  func draft() throws(TradesError) -> AccountsService.Draft {
    let currency = Currency(code: Text.name(currency).uppercased())
    let method = CostMethod(rawValue: method)
    guard let currency, let method else {
      throw .invalid(
        (currency == nil ? [TradeProblem(.currency, .unknown)] : [])
          + (method == nil ? [TradeProblem(.method, .unknown)] : []))
    }
    return AccountsService.Draft(name: name, currency: currency, method: method, allowsShorts: allowsShorts)
  }
}
