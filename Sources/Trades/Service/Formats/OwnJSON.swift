import Base
import Sheets
import Store

/// Our own export as JSON, read as the table that it says the same as.
enum OwnJSON {
  private static let beginning = Array(#"{"book":"trades","#.utf8)

  /// The table of a file that is such an export; nil where it is none.
  static func table(path: String) throws -> SheetFile? {
    guard Files.head(path, count: beginning.count) == beginning else { return nil }
    guard let json = try? JSON(parsing: Files.read(path)), let records = json["records"]?.items else {
      throw SheetError.cutOff(line: 1)
    }
    var accounts: [String: JSON] = [:]
    for account in json["accounts"]?.items ?? [] { accounts[account["name"]?.text ?? ""] = account }
    var rows = [OwnTable.header]
    rows += records.map { record in row(record, accounts[record["account"]?.text ?? ""]) }
    return try SheetFile.read(bytes: DelimitedWriter<Never>.bytes(.csv(), rows: rows))
  }

  private static func row(_ record: JSON, _ account: JSON?) -> [WrittenCell] {
    OwnTable.Column.allCases.map { column in
      let value = record[column.rawValue]
      switch column {
      case .lots:
        return OwnTable.list((value?.items ?? []).map { "\($0["record"]?.text ?? "")*\($0["quantity"]?.text ?? "")" })
      case .tags, .flags: return OwnTable.list((value?.items ?? []).compactMap(\.text))
      case .attachments:
        return OwnTable.list(
          (value?.items ?? []).map { file in
            OwnTable.attachment(
              Attachment(
                hash: file["hash"]?.text ?? "", name: file["name"]?.text ?? "", type: file["type"]?.text ?? "",
                size: file["size"]?.int ?? 0))
          })
      case .accountCurrency: return .text(account?["currency"]?.text)
      case .accountMethod: return .text(account?["method"]?.text)
      case .accountShorts: return .text(account?["shorts"]?.bool.map { $0 ? "yes" : "no" })
      default: return .text(value?.text ?? value?.numberText)
      }
    }
  }
}
