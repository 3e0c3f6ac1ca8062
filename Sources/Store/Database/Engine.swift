/// The engines that can keep a store.
package enum Engine: String, Sendable {
  /// One file in the data folder.
  case sqlite
  /// A PostgreSQL server, for many people and many processes.
  case postgres
}
