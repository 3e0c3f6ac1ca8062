package import Base
package import Store

/// What the house hands to each book when it is put together.
package struct House: Sendable {
  package let database: any Database
  package let clock: any Clock
  package let ids: any IDSource
  package let folder: DataFolder
  /// Uploaded files that wait for a person's word.
  package let staging: Staging
  /// Attachments by their content.
  package let blobs: Blobs
  /// Long work, and work that comes back.
  package let jobs: Jobs

  package init(folder: DataFolder, database: any Database, clock: any Clock, ids: any IDSource) throws {
    self.folder = folder
    self.database = database
    self.clock = clock
    self.ids = ids
    staging = try Staging(folder: folder, database: database, clock: clock, ids: ids)
    blobs = try Blobs(folder: folder, database: database, clock: clock)
    jobs = Jobs(database: database, clock: clock, ids: ids)
  }
}
