/// How a server listens and how much it puts up with.
package struct ServerOptions: Sendable {
  /// Where it listens.
  package enum Address: Sendable {
    /// This machine only, by both families of addresses.
    case loopback
    /// Every address of the machine.
    case any
    /// One address of the machine: `192.168.0.5`, or `fd00::5`.
    case one(String)

    var isOfBothFamilies: Bool {
      switch self {
      case .loopback, .any: true
      case .one: false
      }
    }
  }

  /// What the server shows of itself to serve https.
  package struct Certificate: Sendable {
    /// The chain, in PEM.
    package let chain: String
    /// The private key, in PEM.
    package let key: String

    package init(chain: String, key: String) {
      self.chain = chain
      self.key = key
    }
  }

  package var address = Address.loopback
  /// With one it speaks https, and nothing else.
  package var certificate: Certificate?
  /// Zero takes a free port; `Server.port` says which.
  package var port: UInt16 = 0
  /// Threads that run handlers.
  package var workers = 8
  /// Threads that parse and write, for each family of addresses.
  package var pollers: UInt32 = 2
  /// Connections at once, for each family of addresses.
  package var connections: UInt32 = 480
  /// Seconds after which a connection on which nothing happens is closed.
  package var idleSeconds: UInt32 = 60
  /// Seconds within which a request's headers must have come.
  package var headSeconds = 15
  /// Seconds that a body or a reply may take beside its size.
  package var transferSeconds = 30
  /// Bytes a second that a body must come with and a reply must be read with.
  package var slowestRate = 8 << 10
  /// Seconds between signs of life on an event stream.
  package var heartbeatSeconds = 15
  /// Seconds that running requests get when the server stops.
  package var stopSeconds = 10
  /// Where uploaded files lie until their request is answered.
  package var uploadFolder: String

  package init(uploadFolder: String) { self.uploadFolder = uploadFolder }

  /// Bytes of a request's line and headers together, and of what is being read or written; more is answered with 431.
  static let connectionMemory = 64 << 10
  /// Bytes of a body that are gathered before a worker takes them in.
  static let bodyPiece = 256 << 10
  /// Bytes that are read and thrown away so that the sender of too large a body gets to see the reply.
  static let politeness = 256 << 20
}
