import Base
import Store

/// Looks over a record that a person wants to keep.
struct TradeCheck {
  private static let nameLimit = 200
  private static let tagLimit = 60
  private static let tagCount = 50
  private static let memoLimit = 100_000
  private static let setupLimit = 1000

  private let reader: RecordReader
  private let accounts: AccountRepository

  init(_ connection: any Connection, owner: ID) {
    reader = RecordReader(connection, owner: owner)
    accounts = AccountRepository(connection, owner: owner)
  }

  /// Throws `TradesError.invalid` with every field that cannot be as it is.
  func check(_ trade: Trade) throws {
    var problems = Self.problems(trade)
    if try accounts.account(trade.account) == nil { problems.append(TradeProblem(.account, .unknown)) }
    if let to = trade.to {
      if to == trade.account { problems.append(TradeProblem(.to, .sameAccount)) }
      if try accounts.account(to) == nil { problems.append(TradeProblem(.to, .unknown)) }
    }
    problems += try lotProblems(trade)
    if !problems.isEmpty { throw TradesError.invalid(problems) }
  }

  private func lotProblems(_ trade: Trade) throws -> [TradeProblem] {
    guard !trade.chosen.isEmpty else { return [] }
    var sum = Amount.zero
    for lot in trade.chosen {
      guard let opening = try reader.record(lot.record)?.trade else { return [TradeProblem(.lots, .unknown)] }
      guard opening.key == trade.key else { return [TradeProblem(.lots, .otherItem)] }
      guard lot.quantity.signum > 0 else { return [TradeProblem(.lots, .mustBePositive)] }
      do { try sum += lot.quantity } catch { return [TradeProblem(.lots, .tooLarge)] }
    }
    return sum > trade.quantity ?? .zero ? [TradeProblem(.lots, .moreThanSold)] : []
  }

  /// What is wrong with a record in itself.
  private static func problems(_ trade: Trade) -> [TradeProblem] {
    var problems: [TradeProblem] = []
    func require(_ isThere: Bool, _ field: TradeProblem.Field) {
      if !isThere { problems.append(TradeProblem(field, .missing)) }
    }
    func positive(_ amount: Amount?, _ field: TradeProblem.Field) {
      if let amount, amount.signum <= 0 { problems.append(TradeProblem(field, .mustBePositive)) }
    }
    func short(_ text: String?, _ limit: Int, _ field: TradeProblem.Field) {
      if let text, text.unicodeScalars.count > limit { problems.append(TradeProblem(field, .tooLong)) }
    }
    switch trade.kind {
    case .buy, .sell:
      require(trade.quantity != nil, .quantity)
      require(trade.price != nil || trade.amount != nil, .price)
    case .bonus, .reward, .transferIn, .transferOut: require(trade.quantity != nil, .quantity)
    case .split:
      require(trade.new != nil, .new)
      require(trade.old != nil, .old)
    case .memo: require(!trade.memo.isEmpty, .memo)
    case .dividend, .interest, .fee, .tax, .deposit, .withdraw:
      require(trade.amount != nil || trade.price != nil && trade.quantity != nil, .amount)
    case .exchange:
      require(trade.amount != nil, .amount)
      require(trade.paidCurrency != nil, .paidCurrency)
    case .expire: break
    }
    if trade.kind.movesLots { require(!trade.item.isEmpty || trade.code != nil, .item) }
    if let quantity = trade.quantity, quantity.isNegative { problems.append(TradeProblem(.quantity, .mustBePositive)) }
    for (amount, field) in [
      (trade.new, TradeProblem.Field.new), (trade.old, .old), (trade.multiplier, .multiplier), (trade.rate, .rate),
      (trade.feeRate, .feeRate),
    ] { positive(amount, field) }
    for (amount, field) in [(trade.new, TradeProblem.Field.new), (trade.old, .old)] {
      if let amount, !amount.isWhole { problems.append(TradeProblem(field, .mustBeWhole)) }
    }
    short(trade.item, nameLimit, .item)
    short(trade.code, nameLimit, .code)
    short(trade.memo, memoLimit, .memo)
    short(trade.setup, setupLimit, .setup)
    if trade.tags.count > tagCount { problems.append(TradeProblem(.tags, .tooMany)) }
    if trade.tags.contains(where: { $0.unicodeScalars.count > tagLimit }) {
      problems.append(TradeProblem(.tags, .tooLong))
    }
    if (try? trade.value()) == nil { problems.append(TradeProblem(.amount, .tooLarge)) }
    return problems
  }
}

extension Amount {
  fileprivate var isWhole: Bool { units % Amount.one.units == 0 }
}

extension Trade {
  /// The record with names in the form in which they are told apart, and each tag once.
  var tidied: Trade {
    var trade = self
    trade.item = Text.name(item)
    trade.code = code.map(Text.name).flatMap { $0.isEmpty ? nil : $0 }
    var seen: Set<String> = []
    trade.tags = tags.map(Text.name).filter { !$0.isEmpty && seen.insert(Text.normalised($0)).inserted }
    return trade
  }

  /// The other half of a transfer to another account of the same owner.
  func arrival(in account: ID, id: ID) -> Trade {
    var trade = self
    trade.id = id
    trade.account = account
    trade.kind = .transferIn
    trade.to = nil
    trade.pair = self.id
    trade.fee = .zero
    trade.tax = .zero
    trade.price = nil
    trade.amount = nil
    trade.chosen = []
    return trade
  }
}
