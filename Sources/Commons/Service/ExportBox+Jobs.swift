import Base
import Book
import Store

/// The work itself.
extension ExportBox {
  /// Progress is told after each so many bytes.
  private static let step = 1 << 20

  func registerJobs() {
    house.jobs.register(Self.job) { run, _ in
      ["token": .string(try write(run).token.text)]
    }
  }

  /// Writes the file; one that an attempt before this has left is swept away with the day's others.
  private func write(_ run: JobRun) throws -> Staged {
    guard let owner = run.job.owner, let order = ExportOrder(json: run.job.payload),
      let exporting = exporting(order.book, order.format)
    else { throw StoreError.notFound("the book or format of an export") }
    var written = 0
    var told = 0
    return try house.staging.stage(owner: owner, kind: Self.kind, fileName: order.fileName, options: [:]) { sink in
      try exporting.write(of: owner) { bytes in
        try sink(bytes)
        written += bytes.count
        guard written - told >= Self.step else { return }
        told = written
        try run.report(["bytes": .number(written)])
      }
    }
  }
}
