package import Base
package import Book
package import Store

extension TestStore {
  /// A house over the store, or over another database object on it, as another process has it.
  package func house(_ other: (any Database)? = nil, ids: any IDSource = SystemIDs()) throws -> House {
    try House(folder: folder, database: other ?? database, clock: clock, ids: ids)
  }
}
