import Base

/// What an import of a file does, in the shape of the command line.
struct ImportJSON {
  private let result: ImportResult
  private let file: String

  init(_ result: ImportResult, file: String) {
    self.result = result
    self.file = file
  }

  var json: JSON {
    let reading = result.reading
    return [
      "file": .string(file), "format": .string(reading.format), "encoding": .string(reading.encoding),
      "container": .string(reading.container), "zone": reading.zone.map { .string($0.name) } ?? .null,
      "added": number(result.added), "updated": 0, "already": number(result.count(.already) + result.count(.inBin)),
      "conflict": 0, "warnings": [],
      "ignored": .array(
        reading.ignored.map { ["line": number($0.line), "why": .string($0.reason.rawValue)] }),
      "rejected": .array(reading.rejected.map(rejected)), "flags": .array(result.doubts.map(doubt)),
      "records": .array(records), "import": result.importID.map { .string($0.text) } ?? .null,
    ]
  }

  private var records: [JSON] {
    let accounts = result.accounts
    let shape = TradeJSON(accounts: accounts.names, rule: .origin)
    return zip(result.reading.trades, result.rows).map { read, row in
      let isStored = result.importID != nil || !row.outcome.adds
      return shape.json(
        read, id: isStored ? row.id : nil, account: accounts.names[accounts.id(for: read)] ?? "", flags: row.flags)
    }
  }

  private func rejected(_ row: RejectedRow) -> JSON {
    var members: [JSON.Member] = [
      .init("line", number(row.line)),
      .init("why", .string(row.text.isEmpty ? row.reason.rawValue : "\(row.reason.rawValue): \(row.text)")),
    ]
    if let flag = row.flag { members.append(.init("flag", .string(flag.rawValue))) }
    return .object(members)
  }

  private func doubt(_ doubt: ImportResult.Doubt) -> JSON {
    var members: [JSON.Member] = [.init("flag", .string(doubt.flag.rawValue)), .init("line", number(doubt.line))]
    if doubt.flag == .orderAmbiguous {
      members.append(.init("lines", .array(doubt.lines.map(number))))
      members.append(.init("day", .string(doubt.day.iso)))
      members.append(.init("item", .string(doubt.item)))
      members.append(.init("methods", .array(doubt.methods.map { .string($0.rawValue) })))
    }
    return .object(members)
  }

  private func number(_ value: Int) -> JSON { .number(String(value)) }
}
