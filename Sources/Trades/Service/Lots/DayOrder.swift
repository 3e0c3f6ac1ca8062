package import Base

/// The one order in which records are counted.
///
/// Days by the day rule; within a day splits, then arrivals without a time in order of entry, then timed records
/// by time (equal times in order of entry), then departures without a time. An order given by hand wins.
package enum DayOrder {
  /// Where a record stands.
  struct Place: Comparable {
    let day: CivilDay
    let phase: UInt8
    let instant: Int64
    let sequence: Int
    let id: ID
    var index: Int

    init(_ trade: Trade, index: Int, by rule: DayRule) {
      day = trade.time.day(by: rule)
      if trade.kind == .split {
        phase = 0
      } else if trade.time.moment != nil {
        phase = 2
      } else {
        phase = trade.kind.isDeparture ? 3 : 1
      }
      instant = phase == 2 ? trade.time.moment?.instant.microseconds ?? 0 : 0
      sequence = trade.sequence
      id = trade.id
      self.index = index
    }

    static func < (left: Place, right: Place) -> Bool {
      if left.day != right.day { return left.day < right.day }
      if left.phase != right.phase { return left.phase < right.phase }
      if left.instant != right.instant { return left.instant < right.instant }
      if left.sequence != right.sequence { return left.sequence < right.sequence }
      return left.id < right.id
    }
  }

  /// The numbers of the records, in order.
  package static func sorted(_ trades: [Trade], by rule: DayRule) -> [Int] {
    places(trades, by: rule).map(\.index)
  }

  /// The records' places, in order.
  static func places(_ trades: [Trade], by rule: DayRule) -> [Place] {
    var places = trades.indices.map { Place(trades[$0], index: $0, by: rule) }
    // Files mostly come in order, and looking costs less than sorting.
    if !zip(places, places.dropFirst()).allSatisfy({ $0 < $1 }) { places.sort() }
    if trades.contains(where: { $0.rank != nil }) { applyRanks(to: &places, trades) }
    if trades.contains(where: { $0.pair != nil }) { joinTransfers(in: &places, trades) }
    return places
  }

  /// Within each day the ranked records share out their places among themselves by rank.
  private static func applyRanks(to places: inout [Place], _ trades: [Trade]) {
    for day in days(of: places) {
      let ranked = day.filter { trades[places[$0].index].rank != nil }
      let byRank = ranked.map { places[$0] }.sorted { left, right in
        let ranks = (trades[left.index].rank ?? 0, trades[right.index].rank ?? 0)
        return ranks.0 == ranks.1 ? left < right : ranks.0 < ranks.1
      }
      for (slot, place) in zip(ranked, byRank) { places[slot] = place }
    }
  }

  /// Lets no lot arrive before it has left: of a day's transfers, the half without a time gives way.
  private static func joinTransfers(in places: inout [Place], _ trades: [Trade]) {
    for day in days(of: places) where day.contains(where: { trades[places[$0].index].pair != nil }) {
      var rows = places[day].map(\.index)
      let arrivals = rows.filter { trades[$0].kind == .transferIn && trades[$0].rank == nil }
      for arrival in arrivals {
        guard let into = rows.firstIndex(of: arrival),
          let from = rows.firstIndex(where: { arePair(trades[$0], trades[arrival]) }), into < from
        else { continue }
        let departure = trades[rows[from]]
        rows.remove(at: into)
        guard departure.time.moment == nil, departure.rank == nil, trades[arrival].time.moment == nil else {
          rows.insert(arrival, at: from)
          continue
        }
        // Neither has a time: both stand behind the other arrivals, before what has a time.
        let sender = rows.remove(at: from - 1)
        let place = rows.lastIndex { trades[$0].time.moment == nil && !trades[$0].kind.isDeparture } ?? into - 1
        rows.insert(contentsOf: [sender, arrival], at: place + 1)
      }
      let byIndex = Dictionary(uniqueKeysWithValues: places[day].map { ($0.index, $0) })
      for (slot, row) in zip(day, rows) { if let place = byIndex[row] { places[slot] = place } }
    }
  }

  private static func arePair(_ sender: Trade, _ receiver: Trade) -> Bool {
    sender.kind == .transferOut && (sender.pair == receiver.id || receiver.pair == sender.id)
  }

  private static func days(of places: [Place]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for index in places.indices where index + 1 == places.count || places[index + 1].day != places[index].day {
      result.append(start..<index + 1)
      start = index + 1
    }
    return result
  }
}
