import Base

/// What was sent, so that it can be compared with what arrived.
struct MoveContent {
  struct Table {
    let table: TableCopy
    let columns: [String]
    let digest: RowsDigest
  }

  struct File {
    let shelf: ShelfCopy
    let name: String
    let hash: ContentHash
    let size: Int
  }

  var tables: [Table] = []
  var search = RowsDigest()
  var files: [File] = []

  var report: MoveReport {
    MoveReport(
      tables: tables.map { .init(name: $0.table.name, rows: $0.digest.count) }, files: files.count,
      bytes: files.reduce(0) { $0 + $1.size })
  }

  /// The names of the tables and files that the target holds otherwise.
  func differences(from target: Mover.End, _ progress: MoveProgress) throws -> [String] {
    var names = try target.database.read { view in
      // Again from its start where the connection was lost.
      let start = progress.done
      defer { progress.done = start }
      var names: [String] = []
      for sent in tables {
        let digest = try sent.table.digest(of: sent.columns, in: view, progress.pass)
        if digest != sent.digest { names.append(sent.table.name) }
      }
      if try SearchCopy().digest(of: target.database, in: view) != search { names.append("search") }
      return names
    }
    progress.done += tables.reduce(0) { $0 + $1.digest.count }
    for file in files {
      if try !file.shelf.holds(file.name, file.hash) { names.append(file.name) }
      try progress.pass(1)
    }
    return names
  }
}

/// How far a move has come, in rows and files that are sent and then read back.
final class MoveProgress {
  var done = 0
  var total = 0
  private let tell: (Int, Int) throws -> Void

  init(_ tell: @escaping (Int, Int) throws -> Void) {
    self.tell = tell
  }

  func pass(_ steps: Int) throws {
    done += steps
    try tell(done, total)
  }
}
