package import Base

/// A figure that does not fit, and the record at which that happened.
package struct LotError: Error, Equatable, Sendable {
  package var record: ID
  package var cause: AmountError

  package init(record: ID, cause: AmountError) {
    self.record = record
    self.cause = cause
  }

  /// Runs arithmetic, and names the record where it fails.
  package static func naming<Result>(
    _ record: ID, _ work: () throws(AmountError) -> Result
  ) throws(LotError) -> Result {
    do throws(AmountError) {
      return try work()
    } catch {
      throw LotError(record: record, cause: error)
    }
  }
}
