import Base
import HTTP

extension TradesError {
  /// The reply for a trouble that means something to a person.
  var httpError: HTTPError {
    switch self {
    case .unknownRecord, .unknownAccount: .notFound
    case .invalid(let problems):
      .invalid(problems.map { HTTPError.Field($0.field.rawValue, "trades.error." + $0.reason.rawValue) })
    case .changedMeanwhile: HTTPError(.conflict, code: "changed_meanwhile")
    case .accountNameTaken: .invalid([.init("name", "trades.error.name_taken")])
    case .accountInUse: HTTPError(.conflict, code: "account_in_use")
    case .overflow: .invalid([.init("quantity", "trades.error.too_large")])
    }
  }
}
