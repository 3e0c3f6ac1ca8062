import Command
import Glibc
import Localization
import Store

/// The options that every command has, from the nearest place that says them: the command line, the environment, the
/// configuration file.
struct CommonOptions: Sendable {
  private let invocation: Invocation
  private let environment: [String: String]
  private let file: ConfigurationFile
  private let words: Words

  /// Reads the configuration file, and warns where others could read a password in it.
  init(_ invocation: Invocation, _ environment: [String: String], _ context: CommandContext) throws(Failure) {
    self.invocation = invocation
    self.environment = environment
    words = context.words
    guard let path = ConfigurationFile.path(environment), Files.status(path) != nil else {
      file = ConfigurationFile()
      return
    }
    do {
      file = try ConfigurationFile(String(decoding: Files.read(path), as: UTF8.self))
    } catch let fault as ConfigurationFile.Fault {
      throw Failure(Self.sentence(fault, path, words))
    } catch {
      throw Failure(words("app.configuration.unreadable", .text(path)))
    }
    let hasSecret = file.values["database"].flatMap { DatabaseURL($0) }?.hasPassword ?? false
    if hasSecret, Self.isOpenToOthers(path) { context.warn(words("app.configuration.open", .text(path))) }
  }

  /// Where the house's records lie.
  ///
  /// An empty address of a database says that there is none, whatever stands farther away.
  var place: StorePlace {
    get throws(Failure) {
      let address = invocation.database ?? environment["NANAL_DATABASE"] ?? file.values["database"] ?? ""
      let folder = try folder
      return address.isEmpty ? .folder(folder) : .postgres(url: try Self.url(address, words), folder: folder)
    }
  }

  /// The name of the person whose books are meant; nil for the owner.
  var user: String? {
    let name = invocation.user ?? file.values["user"] ?? ""
    return name.isEmpty ? nil : name
  }

  /// What a person calls a place: a server's address, or else a folder.
  func place(named text: String) throws(Failure) -> StorePlace {
    guard text.contains("://") else { return .folder(text) }
    return .postgres(url: try Self.url(text, words), folder: try folder)
  }

  private var folder: String {
    get throws(Failure) {
      if let folder = invocation.data ?? file.values["data"] { return folder }
      if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") { return folder + "/nanal" }
      guard let home = environment["HOME"], home.hasPrefix("/") else {
        throw .misuse(words("app.error.noHome"))
      }
      return home + "/.local/share/nanal"
    }
  }

  /// An address that is none may hold a password all the same, so the sentence does not repeat it.
  private static func url(_ text: String, _ words: Words) throws(Failure) -> String {
    guard let url = DatabaseURL(text) else { throw .misuse(words("app.store.address")) }
    return url.text
  }

  private static func isOpenToOthers(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & 0o077 != 0
  }

  private static func sentence(_ fault: ConfigurationFile.Fault, _ path: String, _ words: Words) -> String {
    switch fault {
    case .malformed(let line): words("app.configuration.malformed", .text("\(path):\(line)"))
    case .unknown(let line, let name):
      words(
        "app.configuration.unknown", .text("\(path):\(line)"), .text(name),
        .text(ConfigurationFile.names.joined(separator: ", ")))
    case .twice(let line, let name): words("app.configuration.twice", .text("\(path):\(line)"), .text(name))
    }
  }
}
