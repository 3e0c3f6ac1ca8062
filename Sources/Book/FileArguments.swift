package import Base
package import Command
package import Localization

/// What the arguments of a command say about a file, shared by everything that reads one.
package enum FileArguments {
  /// The options of everything that reads a file.
  package static let options: [CommandSpec.Option] = [
    .init("format", .text("ID"), "commons.option.format"), .init("account", .text("NAME"), "commons.option.account"),
    .init("zone", .text("ZONE"), "commons.option.zone"),
    .init("day-zone", .text("origin|ZONE"), "commons.option.dayZone"),
    .init("method", .choice(["average", "fifo", "lifo", "hifo", "chosen"]), "commons.option.method"),
    .init("shorts", .choice(["yes", "no"]), "commons.option.shorts"),
    .init("map", .pair("FIELD", "COLUMN"), "commons.option.map", isRepeated: true),
    .init("kind", .pair("WORD", "KIND"), "commons.option.kind", isRepeated: true),
    .init("date-order", .choice(["dmy", "mdy", "ymd"]), "commons.option.dateOrder"),
    .init("decimal", .choice([",", "."]), "commons.option.decimal"),
  ]

  /// What the arguments say about how to read a file.
  package static func read(_ invocation: Invocation, _ words: Words) throws(Failure) -> ImportOptions {
    var options = ImportOptions()
    options.format = invocation.text("format")
    options.account = invocation.text("account")
    if let name = invocation.text("zone") { options.zone = try zone(name, words) }
    options.method = invocation.text("method")
    options.shorts = invocation.text("shorts").map { $0 == "yes" }
    for pair in invocation.pairs("map") { options.mapping[pair.name] = pair.value }
    for pair in invocation.pairs("kind") { options.kinds[pair.name] = pair.value }
    options.dateOrder = invocation.text("date-order")
    options.decimal = invocation.text("decimal")
    return options
  }

  /// The day rule of `--day-zone`; nil where it is not given.
  package static func dayRule(_ invocation: Invocation, _ words: Words) throws(Failure) -> DayRule? {
    guard let text = invocation.text("day-zone") else { return nil }
    return text == "origin" ? .origin : .zone(try zone(text, words))
  }

  private static func zone(_ name: String, _ words: Words) throws(Failure) -> Zone {
    do { return try Zone(named: name) } catch {
      throw .misuse(words("commons.error.zone", .text(name)))
    }
  }
}
