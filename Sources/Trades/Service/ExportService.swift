package import Base
package import Book
import Sheets
import Store

/// Writes all records of an owner out, so that they can be read back as they are.
package struct ExportService: Sendable {
  private let house: House
  private let records: RecordsService
  private let accounts: AccountsService

  package init(_ house: House) {
    self.house = house
    records = RecordsService(house)
    accounts = AccountsService(house)
  }

  /// Our own table, as CSV that spreadsheet programs open.
  package func csv(of owner: ID, to sink: ([UInt8]) throws -> Void) throws {
    try inOneView { try writeCSV(of: owner, to: sink) }
  }

  /// Everything as JSON: the accounts, and the records in their order.
  package func json(of owner: ID, to sink: ([UInt8]) throws -> Void) throws {
    try inOneView { try writeJSON(of: owner, to: sink) }
  }

  /// What is handed out cannot be taken back, so nothing is handed out twice where the engine has to begin again.
  private func inOneView(_ body: () throws -> Void) throws {
    var isBegun = false
    try house.database.read { _ in
      if isBegun { throw StoreError.unreachable("the connection was lost while records were written out") }
      isBegun = true
      try body()
    }
  }

  private func writeCSV(of owner: ID, to sink: ([UInt8]) throws -> Void) throws {
    let rule = try records.dayRule(of: owner)
    let known = Dictionary(try accounts.list(of: owner).map { ($0.id, $0.account) }) { first, _ in first }
    try withoutActuallyEscaping(sink) { sink in
      var writer = DelimitedWriter(.csv(mark: true)) { (bytes) throws(any Error) in try sink(bytes) }
      try writer.write(OwnTable.header)
      try records.each(of: owner) { record in
        try writer.write(OwnTable.row(record, rule: rule, accounts: known))
      }
      try writer.flush()
    }
  }

  private func writeJSON(of owner: ID, to sink: ([UInt8]) throws -> Void) throws {
    let rule = try records.dayRule(of: owner)
    let stored = try accounts.list(of: owner).map(\.account)
    let shape = TradeJSON(
      accounts: Dictionary(stored.map { ($0.id, $0.name) }) { first, _ in first }, rule: rule)
    let head: JSON = [
      "book": "trades", "version": 1, "day_rule": .string(rule.text),
      "accounts": .array(
        stored.map { account in
          [
            "id": .string(account.id.text), "name": .string(account.name),
            "currency": .string(account.currency.code), "method": .string(account.method.rawValue),
            "shorts": .bool(account.allowsShorts),
          ]
        }),
    ]
    var buffer = Array(head.write(pretty: false).dropLast()) + Array(",\"records\":[".utf8)
    var isFirst = true
    try records.each(of: owner) { record in
      if !isFirst { buffer.append(UInt8(ascii: ",")) }
      isFirst = false
      buffer.append(UInt8(ascii: "\n"))
      buffer += shape.json(record).write(pretty: false)
      if buffer.count > 1 << 16 {
        try sink(buffer)
        buffer.removeAll(keepingCapacity: true)
      }
    }
    try sink(buffer + Array("\n]}\n".utf8))
  }
}
