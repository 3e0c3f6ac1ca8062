package import Base
package import Book
package import HTML
package import HTTP
package import Localization
package import Store

/// The front door of the trade journal.
package struct TradesBook: Book {
  let house: House
  let records: RecordsService
  let reports: ReportsService
  let accounts: AccountsService

  package init(house: House) {
    self.house = house
    records = RecordsService(house)
    reports = ReportsService(house)
    accounts = AccountsService(house)
  }

  package var id: String { "trades" }
  package var title: WordKey { "trades.title" }
  package static var migrations: [Migration] { TradesMigrations.all }

  package var navigation: [NavigationEntry] {
    [NavigationEntry(id: "trades", path: "/trades", title: "trades.title", icon: "trades", onPhone: true)]
  }

  package var quickAdd: [QuickAdd] {
    [
      QuickAdd(title: "trades.add", icon: "trades", path: "/trades/new"),
      QuickAdd(title: "trades.add.memo", icon: "pencil", path: "/trades/new?kind=memo"),
    ]
  }

  package var screens: [Screen] {
    TradeListScreen(records: records, accounts: accounts).all
      + TradeFormScreen(records: records, reports: reports, accounts: accounts).all
      + TradeRecordScreen(records: records, reports: reports, accounts: accounts).all
      + TradeSuggestScreen(records: records).all
      + TradeReportScreens(reports: reports, accounts: accounts).all + TradeAccountScreen(accounts: accounts).all
  }

  package var bin: (any Bin)? { TradesBin(service: records) }

  package func marks(_ days: ClosedRange<CivilDay>, for visitor: Visitor) throws -> [DayMark] {
    try reports.days(from: days.lowerBound, to: days.upperBound, of: visitor.owner).map { day in
      DayMark(
        day: day.day, figures: try figures(of: day), tags: day.tags.map { .init(name: $0.name, count: $0.records) },
        records: day.records, doubtful: day.doubtful > 0)
    }
  }

  /// A day without a closing record has no figure: nothing was realized, which is not the same as zero.
  private func figures(of day: ReportsService.Day) throws -> [DayMark.Figure] {
    try day.figures.filter { $0.value.closings > 0 }.map { currency, figures in
      DayMark.Figure(
        currency: currency, net: figures.realized, gross: figures.gross, charges: try figures.fees + figures.taxes)
    }.sorted { $0.currency.code < $1.currency.code }
  }

  package func monthVersion(_ month: CivilMonth, of owner: ID) throws -> Int {
    try reports.version(of: month, owner: owner)
  }

  package func section(_ day: CivilDay, for visitor: Visitor) throws -> DaySection? {
    try TradeDayViewModel(records: records, reports: reports).output(day, for: visitor)
      .map(TradeDayView(words: visitor.words).section)
  }

  package func settingsSection(for visitor: Visitor) throws -> HTML? {
    TradeAccountsView(words: visitor.words).section(try accounts.list(of: visitor.owner))
  }

  package func settingsWillChange(
    from old: Settings, to new: Settings, of owner: ID, in transaction: any Transaction
  ) throws {
    guard old.dayRule != new.dayRule else { return }
    try DerivationService(house).setDayRule(new.dayRule, of: owner, in: transaction)
  }

  package func httpError(for error: any Error) -> HTTPError? {
    (error as? TradesError)?.httpError
  }

  package func samples(for owner: ID) throws -> [String: String] {
    guard let span = try reports.span(of: owner) else { return [:] }
    var samples = [
      "day": span.upperBound.iso, "month": span.upperBound.civilMonth.iso, "year": String(span.upperBound.year),
    ]
    var filter = TradeFilter()
    samples["trades.record"] = try records.list(filter, of: owner).records.first?.id.text
    samples["trades.account"] = try accounts.list(of: owner).first?.id.text
    filter.closingOnly = true
    if let sale = try records.list(filter, of: owner).records.first {
      samples["trades.sale"] = sale.id.text
      samples["day"] = sale.day.iso
      samples["month"] = sale.day.civilMonth.iso
    }
    return samples
  }

  package func checks(of owner: ID) throws -> [Check] {
    [
      Check(
        name: "trades", problems: try DerivationService(house).differences(of: owner),
        well: "figures equal their recomputation")
    ]
  }

  package func isEmpty(of owner: ID) throws -> Bool {
    try reports.span(of: owner) == nil && records.binned(of: owner).isEmpty
  }

  package func erase(_ owner: ID, in transaction: any Transaction) throws {
    try OwnerRepository(transaction, owner: owner).erase(in: transaction)
  }
}
