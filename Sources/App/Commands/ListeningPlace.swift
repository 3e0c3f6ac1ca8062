import Accounts
import Command
import Glibc
import HTTP
import Localization
import Store

/// Where `nanal serve` listens, and who gets there.
struct ListeningPlace {
  let authority: Authority
  let port: UInt16
  let certificate: ServerOptions.Certificate?
  let trustsProxy: Bool

  init(_ invocation: Invocation, _ words: Words) throws(Failure) {
    let text = invocation.text("listen") ?? "127.0.0.1:8080"
    guard let authority = Authority(text), authority.isLoopback || authority.isAddress,
      let port = authority.port.flatMap({ UInt16(exactly: $0) })
    else { throw .misuse(words("app.serve.address", .text(text))) }
    self.authority = authority
    self.port = port
    trustsProxy = invocation.flag("trust-proxy")
    certificate = try Self.certificate(invocation.text("tls-cert"), invocation.text("tls-key"), words)
  }

  /// Whether only this machine gets there: a proxy in front lets the world in.
  var isLocal: Bool { authority.isLoopback && !trustsProxy }

  /// Whether others get there, and read on the way what is sent.
  var isPlain: Bool { !authority.isLoopback && certificate == nil && !trustsProxy }

  /// Where others get, nobody may come in without saying who they are; so somebody has to be able to.
  func requireAccounts(of composition: Composition, _ words: Words) throws {
    guard try isLocal || composition.people.access().mayListenBeyondLoopback else {
      throw Failure.misuse(words("app.serve.needsAccount", .text(trustsProxy ? "--trust-proxy" : authority.name)))
    }
  }

  func options(uploadFolder: String) -> ServerOptions {
    var options = ServerOptions(uploadFolder: uploadFolder)
    options.port = port
    options.certificate = certificate
    options.address =
      switch authority.name {
      case _ where authority.isLoopback: .loopback
      case "0.0.0.0", "[::]": .any
      default: .one(authority.name.trimmingBrackets)
      }
    return options
  }

  /// The address to open.
  func address(port: UInt16) -> String {
    let name =
      authority.isLoopback || authority.name == "0.0.0.0" || authority.name == "[::]" ? "localhost" : authority.name
    return "\(certificate == nil ? "http" : "https")://\(name):\(port)"
  }

  func sentence(_ error: ServerError, _ words: Words) -> String {
    switch error {
    case .portInUse: words("app.serve.portInUse", .text("\(port)"))
    case .portForbidden: words("app.serve.portForbidden", .text("\(port)"))
    case .notListening(let number): words("app.serve.failed", .text(String(cString: strerror(number))))
    case .notStarted where certificate != nil: words("app.serve.certificateRefused")
    case .notStarted: words("app.serve.failed", .text("threads"))
    }
  }

  private static func certificate(
    _ chain: String?, _ key: String?, _ words: Words
  ) throws(Failure) -> ServerOptions.Certificate? {
    switch (chain, key) {
    case (nil, nil): return nil
    case (let chain?, let key?):
      return ServerOptions.Certificate(chain: try text(of: chain, words), key: try text(of: key, words))
    default: throw .misuse(words("app.serve.certificateAlone"))
    }
  }

  private static func text(of file: String, _ words: Words) throws(Failure) -> String {
    do { return String(decoding: try Files.read(file), as: UTF8.self) } catch {
      throw Failure(words("app.serve.certificateUnreadable", .text(file)))
    }
  }
}

extension String {
  /// An address of version 6 as it is without the brackets of a URL.
  fileprivate var trimmingBrackets: String { hasPrefix("[") ? String(dropFirst().dropLast()) : self }
}
