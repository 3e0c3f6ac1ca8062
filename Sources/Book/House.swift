package import Base
package import Store

/// What the house hands to each book when it is put together.
package struct House: Sendable {
  package let database: any Database
  package let clock: any Clock
  package let ids: any IDSource

  package init(database: any Database, clock: any Clock, ids: any IDSource) {
    self.database = database
    self.clock = clock
    self.ids = ids
  }
}
