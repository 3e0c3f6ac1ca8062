package import Base

/// The values of the house in paths.
extension Parameters {
  /// A day as `2026-11-30`.
  package func day(_ name: String) throws(HTTPError) -> CivilDay {
    do { return try CivilDay(iso: try text(name)) } catch { throw .notFound }
  }

  /// A month as `2026-11`.
  package func month(_ name: String) throws(HTTPError) -> CivilMonth {
    do { return try CivilMonth(iso: try text(name)) } catch { throw .notFound }
  }

  /// The identity of a record.
  package func id(_ name: String) throws(HTTPError) -> ID {
    do { return try ID(text: try text(name)) } catch { throw .notFound }
  }
}
