package import Base

/// The same readings for columns that may be null.
extension Row {
  /// The column's text, or nil.
  package func optionalText(_ index: Int) throws(StoreError) -> String? {
    isNull(index) ? nil : try text(index)
  }

  /// The column's whole number, or nil.
  package func optionalInt(_ index: Int) throws(StoreError) -> Int? {
    isNull(index) ? nil : try int(index)
  }

  /// The column's truth value, or nil.
  package func optionalBool(_ index: Int) throws(StoreError) -> Bool? {
    isNull(index) ? nil : try bool(index)
  }

  /// The column's bytes, or nil.
  package func optionalBlob(_ index: Int) throws(StoreError) -> [UInt8]? {
    isNull(index) ? nil : try blob(index)
  }

  /// The column's amount, or nil.
  package func optionalAmount(_ index: Int) throws(StoreError) -> Amount? {
    isNull(index) ? nil : try amount(index)
  }

  /// The column's day, or nil.
  package func optionalDay(_ index: Int) throws(StoreError) -> CivilDay? {
    isNull(index) ? nil : try day(index)
  }

  /// The column's instant, or nil.
  package func optionalInstant(_ index: Int) throws(StoreError) -> Instant? {
    isNull(index) ? nil : try instant(index)
  }

  /// The column's id, or nil.
  package func optionalID(_ index: Int) throws(StoreError) -> ID? {
    isNull(index) ? nil : try id(index)
  }

  /// The column's JSON, or nil.
  package func optionalJSON(_ index: Int) throws(StoreError) -> JSON? {
    // Not `? nil :`, where `nil` would be JSON's own null.
    guard !isNull(index) else { return nil }
    return try json(index)
  }
}
