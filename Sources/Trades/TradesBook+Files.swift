import Base
package import Book

/// What the house asks of the book's files.
extension TradesBook {
  package var importing: (any Importing)? { TradesImporter(house) }
  package var exports: [any Exporting] { [TradesCSV(house), TradesExportJSON(house)] }
}
/// The book as our own table.
struct TradesCSV: Exporting {
  let format = "csv"
  let contentType = "text/csv; charset=utf-8"
  private let service: ExportService

  init(_ house: House) { service = ExportService(house) }

  func write(of owner: ID, to sink: (UnsafeRawBufferPointer) throws -> Void) throws {
    try service.csv(of: owner) { bytes in try bytes.withUnsafeBytes(sink) }
  }
}

/// The book as JSON.
struct TradesExportJSON: Exporting {
  let format = "json"
  let contentType = "application/json"
  private let service: ExportService

  init(_ house: House) { service = ExportService(house) }

  func write(of owner: ID, to sink: (UnsafeRawBufferPointer) throws -> Void) throws {
    try service.json(of: owner) { bytes in try bytes.withUnsafeBytes(sink) }
  }
}
