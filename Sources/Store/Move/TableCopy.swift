import Base

/// One table on its way from a store to another.
struct TableCopy {
  /// How many rows, or how many bytes, go in one transaction of the target.
  private static let batch = (rows: 2_000, bytes: 4 << 20)
  /// How many values one statement inserts: libpq takes a description of more than 7,000 for nonsense.
  private static let valueLimit = 5_000

  let name: String

  /// How many rows there are.
  func count(in connection: any Connection) throws(StoreError) -> Int {
    try connection.one("select count(*) from \(name)") { row in try row.int(0) } ?? 0
  }

  /// Whether there is none.
  func isEmpty(in connection: any Connection) throws(StoreError) -> Bool {
    guard try connection.hasTable(name) else { return true }
    return try !connection.exists("select 1 from \(name) limit 1")
  }

  /// Takes all rows out.
  func clear(in transaction: any Transaction) throws(StoreError) {
    try transaction.execute("delete from \(name)")
  }

  /// Adds all rows of `source` to the target, and says how they were.
  func copy(
    from source: any Connection, to target: any Database, _ pass: (Int) throws -> Void
  ) throws -> (columns: [String], digest: RowsDigest) {
    var columns: [String] = []
    var digest = RowsDigest()
    var rows: [[Value]] = []
    var size = 0
    func send() throws {
      try target.write { transaction in try insert(rows, columns, in: transaction) }
      try pass(rows.count)
      rows.removeAll(keepingCapacity: true)
      size = 0
    }
    try each(in: source, ["*"]) { statement, row in
      if columns.isEmpty { columns = (0..<statement.count).map(statement.name) }
      if target.engine == .postgres { try refuseZero(row, columns) }
      digest.add(row)
      rows.append(row)
      size += row.reduce(0) { $0 + $1.size }
      if rows.count >= Self.batch.rows || size >= Self.batch.bytes { try send() }
    }
    if !rows.isEmpty { try send() }
    return (columns, digest)
  }

  /// What the rows hold in these columns.
  func digest(of columns: [String], in connection: any Connection, _ pass: (Int) throws -> Void) throws -> RowsDigest {
    var digest = RowsDigest()
    try each(in: connection, columns.isEmpty ? ["*"] : columns) { _, row in
      digest.add(row)
      if digest.count.isMultiple(of: Self.batch.rows) { try pass(Self.batch.rows) }
    }
    try pass(digest.count % Self.batch.rows)
    return digest
  }

  private func each(
    in connection: any Connection, _ columns: [String], _ body: (any Statement, [Value]) throws -> Void
  ) throws {
    let statement = try connection.prepare("select \(columns.joined(separator: ", ")) from \(name)")
    try statement.startStream([])
    defer { statement.finish() }
    while try statement.step() { try body(statement, statement.row(of: name)) }
  }

  private func insert(_ rows: [[Value]], _ columns: [String], in transaction: any Transaction) throws(StoreError) {
    let most = max(1, Self.valueLimit / columns.count)
    var rest = rows[...]
    while !rest.isEmpty {
      let some = rest.prefix(most)
      rest = rest.dropFirst(most)
      let places = (0..<some.count).map { row in
        "(" + columns.indices.map { "$\(row * columns.count + $0 + 1)" }.joined(separator: ", ") + ")"
      }
      try transaction.execute(
        "insert into \(name) (\(columns.joined(separator: ", "))) values \(places.joined(separator: ", "))",
        some.flatMap(\.self))
    }
  }

  private func refuseZero(_ row: [Value], _ columns: [String]) throws(MoveError) {
    for (value, column) in zip(row, columns) {
      if case .text(let text) = value, text.utf8.contains(0) { throw .zeroCharacter(table: name, column: column) }
    }
  }
}

extension Statement {
  /// What the row that the statement stands on holds, column by column.
  fileprivate func row(of table: String) throws(StoreError) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(count)
    for index in 0..<count {
      switch kind(index) {
      case .null: values.append(.null)
      case .integer: values.append(.integer(integer(index)))
      case .text: values.append(.text(String(decoding: bytes(index), as: UTF8.self)))
      case .blob: values.append(.blob(Array(bytes(index))))
      case .other: throw .unreadable(column: "\(table).\(name(index))", detail: "no kind that a store keeps")
      }
    }
    return values
  }
}

extension Value {
  fileprivate var size: Int {
    switch self {
    case .null, .integer: 8
    case .text(let text): text.utf8.count
    case .blob(let bytes): bytes.count
    case .uuid: 16
    }
  }
}
