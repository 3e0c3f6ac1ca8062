/// The names under which the house answers.
///
/// A page of another site may point its own name at this machine and then read what is here as if it were its own; the
/// name in `host` gives it away, and it gets 421.
package struct HostNames: Sendable {
  private let names: [Authority]
  private let takesAddresses: Bool

  /// Loopback's names are always known; `names` are further ones, with a port where only that one counts.
  ///
  /// - Parameter takesAddresses: whether any address will do, as where others reach the machine by it: what a foreign
  ///   page can point elsewhere is a name.
  package init(_ names: [String] = [], takesAddresses: Bool = false) {
    self.names = names.compactMap { Authority($0) }
    self.takesAddresses = takesAddresses
  }

  /// Whether a request asks for one of the names.
  func include(_ host: Authority) -> Bool {
    host.isLoopback || takesAddresses && host.isAddress
      || names.contains { $0.name == host.name && ($0.port == nil || $0.port == host.port) }
  }

  /// Refuses requests for other names, and sends whoever asks for a page by loopback's address to `localhost`: an
  /// address is no place where a browser keeps passkeys.
  package var middleware: Site.Middleware {
    { [self] request, next in
      guard let host = request.host else { throw request.failure ?? HTTPError(.misdirectedRequest) }
      guard include(host) else { throw HTTPError(.misdirectedRequest) }
      if host.isLoopbackAddress, request.method.isSafe, request.route?.kind == .page, !names.contains(host) {
        let port = host.port.map { ":\($0)" } ?? ""
        return .redirect(
          "\(request.isSecure ? "https" : "http")://localhost\(port)\(request.target)", .temporaryRedirect)
      }
      return try next(request)
    }
  }
}
