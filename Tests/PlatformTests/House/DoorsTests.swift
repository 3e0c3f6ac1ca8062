import Testing

struct DoorsTests {
  @Test func `the manifest opens no door that the table does not`() throws {
    let manifest = try House.manifest().filter { !$0.key.hasSuffix("Tests") }
    #expect(Set(manifest.keys) == Set(Doors.all.keys))
    for (target, doors) in manifest {
      #expect(doors.subtracting(Doors.all[target, default: []]).sorted() == [], "\(target)")
    }
  }

  @Test func `no file imports what its target may not`() throws {
    for file in try House.files() {
      let mayImport = Doors.all[file.target, default: []]
      for module in file.imports {
        let isAllowed = Doors.outside[module]?.contains(file.target) ?? mayImport.contains(module)
        #expect(isAllowed, "\(file.path) imports \(module)")
      }
    }
  }

  @Test func `no room of a book imports what another room is for`() throws {
    for file in try House.files() {
      guard Doors.books.contains(file.target), let room = file.room, let doors = Doors.insideBooks[room] else {
        continue
      }
      let mayImport = doors.union(Doors.exceptions["\(file.target)/\(room)", default: []])
      let modules = file.imports.filter { Doors.outside[$0] == nil }
      #expect(modules.subtracting(mayImport).sorted() == [], "\(file.path)")
    }
  }

  @Test func `only services speak with repositories`() throws {
    let others = ["Model", "ViewModel", "View", "Screen", "API", "Command"]
    for file in try House.files() where Doors.books.contains(file.target) {
      guard let room = file.room, others.contains(room) else { continue }
      let speaks = file.code.first { $0.text.contains(#/\w+Repository\b/#) }
      #expect(speaks == nil, "\(file.path):\(speaks?.number ?? 0)")
    }
  }
}
