import Base
import Book
import HTTP
import Localization
import Store

/// Books written out whole: each by a job, which leaves a file that its owner can fetch for a day.
struct ExportBox: Sendable {
  /// What marks a staged file as one of this box.
  static let kind = "export"
  static let job = "commons.export"

  let house: House
  let books: [any Book]

  /// A book and the words of the formats in which it can be written.
  struct Choice: Equatable {
    let book: String
    let title: WordKey
    let formats: [String]
  }

  var choices: [Choice] {
    books.filter { !$0.exports.isEmpty }.map { Choice(book: $0.id, title: $0.title, formats: $0.exports.map(\.format)) }
  }

  /// Begins an export; one of the same book and format that is under way is not begun again.
  func start(_ book: String, _ format: String, for visitor: Visitor) throws -> ID {
    guard exporting(book, format) != nil else {
      let name = books.contains { $0.id == book } ? "format" : "book"
      throw HTTPError(.unprocessableContent, fields: [.init(name, "commons.export.unknown")])
    }
    let order = ExportOrder(book: book, format: format, fileName: "\(book)-\(visitor.today.iso).\(format)")
    let key = "\(visitor.owner) \(book) \(format)"
    let id: ID? = try house.database.write(of: visitor.owner) { transaction in
      try house.jobs.add(Self.job, owner: visitor.owner, payload: order.json, key: key, in: transaction)
        ?? house.jobs.find(Self.job, key: key, in: transaction)?.id
    }
    // The one under way has ended between the two looks.
    guard let id else { throw StoreError.busy(seconds: 0) }
    return id
  }

  func find(_ id: ID, of owner: ID) throws -> Export {
    try house.database.read { connection in
      guard let job = try house.jobs.find(id, in: connection), job.owner == owner, job.kind == Self.job,
        let export = try export(job, of: owner, in: connection)
      else { throw HTTPError.notFound }
      return export
    }
  }

  /// The files that wait to be fetched and those that are being written, the latest first.
  func list(of owner: ID) throws -> [Export] {
    try house.database.read { connection in
      try house.jobs.list(Self.job, owner: owner, in: connection).compactMap { job in
        try export(job, of: owner, in: connection)
      }
    }.filter { $0.state != .gone && $0.state != .failed }
  }

  /// The file of an export that is ready, for its owner to save.
  func download(_ id: ID, of owner: ID) throws -> Response {
    let export = try find(id, of: owner)
    guard case .ready(let token, _, _) = export.state, let exporting = exporting(export.book, export.format),
      let staged = try house.database.read({ try house.staging.find(token, owner: owner, in: $0) })
    else { throw HTTPError.notFound }
    let file = try house.staging.file(staged)
    return .download(
      .file(path: file.path, keeper: file), name: export.fileName, type: exporting.contentType)
  }

  func exporting(_ book: String, _ format: String) -> (any Exporting)? {
    books.first { $0.id == book }?.exports.first { $0.format == format }
  }

  private func export(_ job: Job, of owner: ID, in connection: any Connection) throws -> Export? {
    guard let order = ExportOrder(json: job.payload) else { return nil }
    let state: Export.State
    switch job.state {
    case .waiting, .running: state = .writing(bytes: job.progress?["bytes"]?.int ?? 0)
    case .failed, .cancelled: state = .failed
    case .done:
      let token = job.result?["token"]?.text.flatMap { try? ID(text: $0) }
      let staged = try token.flatMap { try house.staging.find($0, owner: owner, in: connection) }
      state = staged.map { .ready(token: $0.token, size: $0.size, until: $0.expiresAt) } ?? .gone
    }
    return Export(id: job.id, book: order.book, format: order.format, fileName: order.fileName, state: state)
  }
}
