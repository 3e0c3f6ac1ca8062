package import Base
package import Book
import Sheets
package import Store

/// Reads files of trades, says what importing them would do, does it, and undoes it.
package struct ImportService: Sendable {
  let house: House

  package init(_ house: House) { self.house = house }

  /// What a file turned out to be.
  package enum Content: Sendable {
    case reading(FileReading)
    /// A table whose columns must be named first.
    case unknown(UnknownTable)
  }

  /// How sure it is that the file is one of trades, from 0 to 100.
  package func confidence(_ file: ImportFile, options: ImportOptions) -> Int {
    if options.format != nil || !options.mapping.isEmpty { return 100 }
    guard let read = try? OwnJSON.table(path: file.path) ?? SheetFile.read(path: file.path),
      let sheet = read.sheets.first
    else { return 0 }
    if let best = Formats.all.map({ $0.confidence(sheet) }).max(), best >= 50 { return best }
    let columns = ColumnGuess(sheet).columns
    let hasDay = columns[.at] != nil || columns[.day] != nil
    return hasDay && columns[.quantity] != nil ? 40 : 5
  }

  /// Reads a file in the format that it is in, or in the one said.
  package func read(_ file: ImportFile, options: ImportOptions, of owner: ID) throws -> Content {
    try Self.read(
      file, options: options, blankID: house.ids.next(), currency: try currency(options, of: owner),
      remembered: { try remembered($0, of: owner) })
  }

  /// Reads a file from the file alone.
  static func read(
    _ file: ImportFile, options: ImportOptions, blankID: ID, keepsRows: Bool = true,
    currency: @autoclosure () throws -> Currency = .krw,
    remembered: ((UnknownTable) throws -> Mapping?)? = nil
  ) throws -> Content {
    let sheets: SheetFile
    var isJSON = false
    do {
      if let own = try OwnJSON.table(path: file.path) {
        (sheets, isJSON) = (own, true)
      } else {
        sheets = try SheetFile.read(path: file.path)
      }
    } catch let error as SheetError {
      throw ImportError.refused(reason: error.code, line: error.line)
    }
    guard let sheet = sheets.sheets.first else { throw ImportError.refused(reason: "file_empty", line: nil) }
    let format: any Format
    if options.mapping.isEmpty, let named = options.format.flatMap(Formats.named) {
      format = named
    } else if options.mapping.isEmpty, options.format == nil, let known = Formats.recognise(sheet) {
      format = known
    } else {
      var mapping = options.mapping
      var kinds = options.kinds
      if options.mapping.isEmpty || remembered != nil {
        let table = UnknownTable(sheet, encoding: sheets.encoding.rawValue, container: sheets.container.rawValue)
        guard table.headers.count > 1, !table.firstRows.isEmpty else {
          throw ImportError.refused(reason: "file_not_a_table", line: nil)
        }
        let earlier = try remembered?(table)
        if mapping.isEmpty { mapping = earlier?.columns ?? [:] }
        kinds = (earlier?.kinds ?? [:]).merging(kinds) { $1 }
        if mapping.isEmpty { return .unknown(table) }
        if options.asksColumns || options.asksKinds {
          let named = UnknownTable(
            sheet, encoding: table.encoding, container: table.container, kinds: mapping[ColumnRole.kind.rawValue])
          if options.asksColumns || named.hasUnknownWords(beside: kinds) { return .unknown(named) }
        }
      }
      format = MappedTable(
        home: FormatHome(zone: nil, currency: try currency()), mapping: mapping, kinds: kinds, onlyItem: file.stem)
    }
    var reading = try FileReading(format, sheets, options: options, blankID: blankID, keepsRows: keepsRows)
    if isJSON { reading.container = "json" }
    return .reading(reading)
  }

  /// What an import would do.
  package func preview(_ reading: FileReading, fallbackAccount: String, of owner: ID) throws -> ImportResult {
    try house.database.read { connection in
      try ImportPlan(reading, fallbackAccount: fallbackAccount, owner: owner, house: house, connection).result()
    }
  }

  /// Imports a file in one transaction, after evaluating it anew in there.
  package func commit(
    _ reading: FileReading, file: String, agreed: String?, fallbackAccount: String, of owner: ID,
    progress: (_ done: Int, _ total: Int) throws -> Void = { _, _ in },
    finish: (ImportTally, any Transaction) throws -> Void = { _, _ in }
  ) throws -> ImportResult {
    try house.database.write(of: owner) { transaction in
      try applyAccountOptions(reading.options, of: owner, in: transaction)
      let plan = try ImportPlan(
        reading, fallbackAccount: fallbackAccount, owner: owner, house: house, transaction)
      var result = plan.result()
      if let agreed, agreed != result.fingerprint { throw ImportError.previewChanged }
      if !reading.trades.isEmpty {
        try plan.write(in: transaction, file: file, progress: progress)
        result.importID = plan.importID
        if reading.format == "table" { try remember(reading, of: owner, in: transaction) }
      }
      try finish(result.tally, transaction)
      return result
    }
  }

  /// All imports, the latest first.
  package func list(of owner: ID) throws -> [TradeImport] {
    try house.database.read { try ImportRepository($0, owner: owner).all() }
  }

  /// What undoing an import would do.
  package func undoPreview(_ id: ID, of owner: ID) throws -> ImportUndo.Outcome {
    try house.database.read { try ImportUndo(id, owner: owner, $0).outcome }
  }

  /// Removes what an import added, except rows that another import saw as well.
  @discardableResult
  package func undo(_ id: ID, of owner: ID) throws -> ImportUndo.Outcome {
    try house.database.write(of: owner) { transaction in
      let undo = try ImportUndo(id, owner: owner, transaction)
      try undo.write(in: transaction, house: house)
      return undo.outcome
    }
  }

  /// Sets the method and the rule for shorts of an account that is there, where the options say so.
  private func applyAccountOptions(_ options: ImportOptions, of owner: ID, in transaction: any Transaction) throws {
    let accounts = AccountRepository(transaction, owner: owner)
    guard options.method != nil || options.shorts != nil, let name = options.account,
      let stored = try accounts.account(named: Text.name(name))
    else { return }
    let account = stored.account
    try accounts.change(
      stored,
      AccountsService.Draft(
        name: account.name, currency: account.currency,
        method: options.method.flatMap(CostMethod.init) ?? account.method,
        allowsShorts: options.shorts ?? account.allowsShorts), house, in: transaction)
  }

  /// The money of a table that names none: that of its account.
  private func currency(_ options: ImportOptions, of owner: ID) throws -> Currency {
    try house.database.read { connection in
      let accounts = AccountRepository(connection, owner: owner)
      let known = try options.account.map { try accounts.account(named: Text.name($0)) } ?? accounts.all().first
      return known?.account.currency ?? .krw
    }
  }
}

extension ImportFile {
  /// The name without its ending.
  fileprivate var stem: String {
    let name = name.split(separator: "/").last.map(String.init) ?? name
    return Text.name(name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name)
  }
}
