package import Base
package import Book
import HTTP
import Localization
import Store

/// The front door of what all books share: the import box, exports and the bin.
package struct CommonsRoom: Sendable {
  let house: House
  let imports: ImportBox
  let exports: ExportBox
  let bin: BinService

  package init(house: House, books: [any Book]) {
    self.house = house
    imports = ImportBox(house: house, books: books)
    exports = ExportBox(house: house, books: books)
    bin = BinService(house: house, books: books)
  }

  package static let commands = [ImportCommand.command, ImportsCommand.list, ImportsCommand.undo]

  package var navigation: [NavigationEntry] {
    [NavigationEntry(id: "import", path: "/import", title: "commons.import", icon: "box", onPhone: false)]
  }

  package var screens: [Screen] {
    ImportScreens(box: imports).all + ImportListScreens(box: imports).all + ExportScreens(box: exports).all
      + BinScreens(service: bin).all
  }

  package var operations: [Operation] {
    ImportOperations(box: imports).all + ExportOperations(box: exports).all + BinOperations(service: bin).all
  }

  /// Says who does the jobs of these rooms.
  package func registerJobs() {
    let day = 86_400
    imports.registerJobs()
    exports.registerJobs()
    bin.registerJobs(every: day)
    Upkeep(house: house).registerJobs(every: day)
  }

  /// Values for the names in samples, from what waits in these rooms.
  package func samples(for owner: ID) throws -> [String: String] {
    var samples: [String: String] = [:]
    samples["staged"] = try house.staging.latest(ImportBox.kind, owner: owner)?.text
    samples["export"] = try exports.list(of: owner).first?.id.text
    return samples
  }
}
