import Glibc

/// A listening socket, made here rather than by the library so that its port and its failure can be told.
struct ListenSocket {
  let descriptor: Int32
  let port: UInt16

  /// Listens on IPv4.
  static func v4(_ address: ServerOptions.Address, port: UInt16) throws(ServerError) -> ListenSocket {
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_port = port.bigEndian
    switch address {
    case .loopback: name.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    case .any: name.sin_addr.s_addr = 0
    case .one(let text): guard inet_pton(AF_INET, text, &name.sin_addr) == 1 else { throw .notListening(EADDRNOTAVAIL) }
    }
    return try open(AF_INET, &name, port: port) { UInt16(bigEndian: $0.sin_port) }
  }

  /// Listens on IPv6; both families have a socket of their own, so that one may be missing.
  static func v6(_ address: ServerOptions.Address, port: UInt16) throws(ServerError) -> ListenSocket {
    var name = sockaddr_in6()
    name.sin6_family = sa_family_t(AF_INET6)
    name.sin6_port = port.bigEndian
    switch address {
    case .loopback: name.sin6_addr = in6addr_loopback
    case .any: name.sin6_addr = in6addr_any
    case .one(let text):
      guard inet_pton(AF_INET6, text, &name.sin6_addr) == 1 else { throw .notListening(EADDRNOTAVAIL) }
    }
    return try open(AF_INET6, &name, port: port) { UInt16(bigEndian: $0.sin6_port) }
  }

  private static func open<Name>(
    _ family: Int32, _ name: inout Name, port: UInt16, actual: (Name) -> UInt16
  ) throws(ServerError) -> ListenSocket {
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    let descriptor = socket(family, type, 0)
    guard descriptor >= 0 else { throw .notListening(errno) }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    if family == AF_INET6 {
      setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &yes, socklen_t(MemoryLayout<Int32>.size))
    }
    var length = socklen_t(MemoryLayout<Name>.size)
    let result = withUnsafeMutableBytes(of: &name) { bytes -> Int32 in
      guard let address = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return EINVAL }
      guard bind(descriptor, address, length) == 0, listen(descriptor, SOMAXCONN) == 0,
        getsockname(descriptor, address, &length) == 0
      else { return errno }
      return 0
    }
    guard result == 0 else {
      close(descriptor)
      switch result {
      case EADDRINUSE: throw .portInUse(port)
      case EACCES: throw .portForbidden(port)
      default: throw .notListening(result)
      }
    }
    return ListenSocket(descriptor: descriptor, port: actual(name))
  }
}
