import Base

/// What the address of the charts asks for.
struct TradeChartsQuery: Equatable {
  /// The spans of time that have a bar of their own.
  static let groupings: [Grouping] = [.day, .week, .month, .year]

  var grouping: Grouping
  var from: CivilDay?
  var to: CivilDay?
  var account: ID?

  init(by grouping: Grouping = .day, from: CivilDay? = nil, to: CivilDay? = nil, account: ID? = nil) {
    self.grouping = grouping
    self.from = from
    self.to = to
    self.account = account
  }

  /// What cannot be read is left out.
  init(_ fields: Fields) {
    grouping = fields["by"].flatMap(Grouping.init(rawValue:)).flatMap { Self.groupings.contains($0) ? $0 : nil } ?? .day
    from = fields["from"].flatMap { try? CivilDay(iso: $0) }
    to = fields["to"].flatMap { try? CivilDay(iso: $0) }
    account = fields["account"].flatMap { try? ID(text: $0) }
  }

  /// The days asked for, or those that suit the grouping.
  func period(today: CivilDay) -> ReportPeriod {
    if from != nil || to != nil { return .days(from ?? .first, to ?? max(today, from ?? today)) }
    return switch grouping {
    case .week: .weeks(today.isoWeek.year)
    case .month: .year(today.year)
    case .year: .all
    default: .month(today.civilMonth)
    }
  }

  /// The same of another period.
  func showing(_ period: ReportPeriod) -> TradeChartsQuery {
    TradeChartsQuery(by: grouping, from: period.first, to: period.last, account: account)
  }

  var path: String { "/trades/charts?" + fields.encoded }

  private var fields: Fields {
    var fields = Fields([("by", grouping.rawValue)])
    if let from { fields.add("from", from.iso) }
    if let to { fields.add("to", to.iso) }
    if let account { fields.add("account", account.text) }
    return fields
  }
}
