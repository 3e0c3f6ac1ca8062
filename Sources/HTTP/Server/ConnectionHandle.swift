import CMicroHTTPD
import Glibc

/// The library's name for a connection; suspending and resuming are allowed from any thread.
struct ConnectionHandle: @unchecked Sendable {
  let pointer: OpaquePointer

  func suspend() { MHD_suspend_connection(pointer) }
  func resume() { MHD_resume_connection(pointer) }

  var descriptor: Int32 { nanal_connection_socket(pointer) }

  /// The record that was made when the connection began.
  var record: Connections.Record? {
    nanal_connection_context(pointer).map { Unmanaged<Connections.Record>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Whether the other end is on this machine.
  var isLoopback: Bool {
    guard let address = nanal_connection_address(pointer) else { return false }
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
      let name = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in.self)
      return UInt32(bigEndian: name.sin_addr.s_addr) >> 24 == 127
    case AF_INET6:
      var name = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in6.self)
      return withUnsafeBytes(of: &name.sin6_addr) { $0.dropLast().allSatisfy { $0 == 0 } && $0.last == 1 }
    default: return false
    }
  }

  /// The address of the other end as text; empty where it has none.
  var remoteAddress: String {
    guard let address = nanal_connection_address(pointer) else { return "" }
    let isV6 = Int32(address.pointee.sa_family) == AF_INET6
    let length = isV6 ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size
    return String(unsafeUninitializedCapacity: Int(NI_MAXHOST)) { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in
        let status = getnameinfo(
          address, socklen_t(length), text.baseAddress, socklen_t(text.count), nil, 0, NI_NUMERICHOST)
        return status == 0 ? text.firstIndex(of: 0) ?? 0 : 0
      }
    }
  }

  /// The request's headers with their names in lower case.
  func headers() -> Headers {
    var headers = Headers()
    headers.reserve(16)
    withUnsafeMutablePointer(to: &headers) { target in
      _ = MHD_get_connection_values_n(pointer, .HEADER_KIND, ConnectionHandle.addHeader, target)
    }
    return headers
  }

  private static let addHeader: MHD_KeyValueIteratorN = { context, _, name, nameCount, value, valueCount in
    guard let context, let name else { return .NO }
    let lowerName = String(unsafeUninitializedCapacity: nameCount) { buffer in
      for index in 0..<nameCount { buffer[index] = UInt8(bitPattern: name[index]).asciiLowercased }
      return nameCount
    }
    let text = value.map { String(decoding: UnsafeRawBufferPointer(start: $0, count: valueCount), as: UTF8.self) }
    context.assumingMemoryBound(to: Headers.self).pointee.addReceived(name: lowerName, value: text ?? "")
    return .YES
  }
}
