import CMicroHTTPD
import Glibc

/// A reply in the library's form, made by a worker so that the threads that write do nothing but write.
struct WrittenResponse: @unchecked Sendable {
  let status: Status
  /// Bytes of the body where they are known.
  let size: Int
  let pointer: OpaquePointer

  /// Makes the library's reply; nil when memory or a file is missing.
  init?(_ response: Response, connection: ConnectionHandle, closing: Bool) {
    guard let pointer = WrittenResponse.make(response.body, connection) else { return nil }
    for field in response.headers.fields { _ = MHD_add_response_header(pointer, field.name, field.value) }
    if closing { _ = MHD_add_response_header(pointer, "connection", "close") }
    status = response.status
    size = response.bodyCount
    self.pointer = pointer
  }

  /// Hands the reply to the connection.
  ///
  /// The library counts its own reference.
  func queue(on connection: ConnectionHandle) -> MHD_Result {
    defer { discard() }
    return MHD_queue_response(connection.pointer, UInt32(clamping: status.code), pointer)
  }

  func discard() { MHD_destroy_response(pointer) }

  private static func make(_ body: Response.Body, _ connection: ConnectionHandle) -> OpaquePointer? {
    switch body {
    case .empty:
      return MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT)
    case .bytes(let bytes):
      return bytes.withUnsafeBytes { bytes in
        MHD_create_response_from_buffer(
          bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
      }
    case .prepared(let bytes):
      let address = UnsafeMutableRawPointer(mutating: bytes.storage.pointer.baseAddress)
      let owner = Unmanaged.passRetained(bytes)
      let made = MHD_create_response_from_buffer_with_free_callback_cls(
        bytes.count, address, releasePrepared, owner.toOpaque())
      if made == nil { owner.release() }
      return made
    case .file(let path, _):
      return file(path)
    case .events(let stream):
      stream.attach { connection.resume() }
      let reader = Unmanaged.passRetained(StreamReader(stream, connection))
      // The library's word for "nobody knows how long".
      let unknownSize = UInt64.max
      let made = MHD_create_response_from_callback(
        unknownSize, 4096, StreamReader.read, reader.toOpaque(), StreamReader.release)
      if made == nil { reader.release() }
      return made
    }
  }

  private static func file(_ path: String) -> OpaquePointer? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let made = MHD_create_response_from_fd64(UInt64(status.st_size), descriptor)
    else {
      close(descriptor)
      return nil
    }
    return made
  }

  private static let releasePrepared: MHD_ContentReaderFreeCallback = { context in
    if let context { Unmanaged<PreparedBytes>.fromOpaque(context).release() }
  }
}
