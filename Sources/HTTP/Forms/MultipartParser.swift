import Base
import Glibc

/// Reads a multipart body piece by piece: fields into memory, files to disk, and never more than the limits allow.
struct MultipartParser {
  private enum Stage {
    case preamble, afterBoundary, header, body, epilogue
  }

  /// Browsers write two or three short lines above each part.
  private static let headerLimit = 8 << 10

  private let delimiter: [UInt8]
  private let limits: BodyLimits
  private let folder: String
  private var stage = Stage.preamble
  /// What has come and is not yet understood.
  ///
  /// It begins with a line end so that the first boundary, which has none before it, looks like all others.
  private var pending: [UInt8] = Array("\r\n".utf8)
  private var position = 0
  private var parts = 0
  private var header: MultipartHeader?
  private var value: [UInt8] = []
  private var file: TemporaryFile?
  private var form = Form()

  /// A reader for the boundary that a `content-type` names; nil when it names none that is allowed.
  init?(contentType: String, limits: BodyLimits, folder: String) {
    guard let boundary = HeaderParameters(contentType)["boundary"], (1...70).contains(boundary.utf8.count) else {
      return nil
    }
    delimiter = Array("\r\n--\(boundary)".utf8)
    self.limits = limits
    self.folder = folder
  }

  /// Takes in the next bytes of the body.
  mutating func feed(_ bytes: UnsafeRawBufferPointer) throws(HTTPError) {
    if case .epilogue = stage { return }
    pending.append(contentsOf: bytes)
    while try step() {}
    pending.removeFirst(position)
    position = 0
  }

  /// The whole form, once the body has ended.
  mutating func finish() throws(HTTPError) -> Form {
    guard case .epilogue = stage else { throw MultipartParser.unreadable }
    return form
  }

  private static let unreadable = FormFailure.unreadable.reply

  /// Goes one stage on; false when more bytes are needed.
  private mutating func step() throws(HTTPError) -> Bool {
    switch stage {
    case .preamble:
      guard let found = find(delimiter) else {
        skipAllButTail()
        return false
      }
      position = found + delimiter.count
      stage = .afterBoundary
      return true
    case .afterBoundary: return try readBoundaryEnd()
    case .header: return try readHeader()
    case .body: return try readBody()
    case .epilogue:
      position = pending.count
      return false
    }
  }

  private mutating func readBoundaryEnd() throws(HTTPError) -> Bool {
    guard pending.count - position >= 2 else { return false }
    let pair = (pending[position], pending[position + 1])
    if pair == (UInt8(ascii: "-"), UInt8(ascii: "-")) {
      stage = .epilogue
      return true
    }
    guard pair == (0x0d, 0x0a) else { throw MultipartParser.unreadable }
    // The line end stays: a part without headers has its empty line right here.
    stage = .header
    return true
  }

  private mutating func readHeader() throws(HTTPError) -> Bool {
    guard let end = find(Array("\r\n\r\n".utf8)) else {
      if pending.count - position > MultipartParser.headerLimit { throw MultipartParser.unreadable }
      return false
    }
    guard end - position <= MultipartParser.headerLimit,
      let header = MultipartHeader(parsing: pending[position..<end])
    else { throw MultipartParser.unreadable }
    parts += 1
    if parts > limits.parts { throw FormFailure.tooMany.reply }
    self.header = header
    if header.fileName.map({ !$0.isEmpty }) == true { file = try TemporaryFile(folder: folder) }
    position = end + 4
    stage = .body
    return true
  }

  private mutating func readBody() throws(HTTPError) -> Bool {
    if let end = find(delimiter) {
      try take(position..<end)
      position = end + delimiter.count
      try endPart()
      stage = .afterBoundary
      return true
    }
    let safe = max(position, pending.count - delimiter.count)
    try take(position..<safe)
    position = safe
    return false
  }

  private mutating func take(_ range: Range<Int>) throws(HTTPError) {
    if range.isEmpty { return }
    if let file {
      do {
        try pending.withUnsafeBytes { bytes in try file.write(UnsafeRawBufferPointer(rebasing: bytes[range])) }
      } catch let error as HTTPError {
        throw error
      } catch {
        throw HTTPError(.internalServerError)
      }
    } else {
      if value.count + range.count > limits.field { throw FormFailure.fieldTooLarge.reply }
      value.append(contentsOf: pending[range])
    }
  }

  private mutating func endPart() throws(HTTPError) {
    guard let header else { throw MultipartParser.unreadable }
    if let file, let name = header.fileName {
      file.close()
      form.files.append(
        UploadedFile(field: header.field, name: name, contentType: header.contentType, file: file))
    } else if header.fileName == nil {
      guard let text = String(validating: value, as: UTF8.self), !value.contains(0) else {
        throw MultipartParser.unreadable
      }
      form.fields.add(header.field, text)
    }
    self.header = nil
    file = nil
    value = []
  }

  private mutating func skipAllButTail() {
    position = max(position, pending.count - delimiter.count)
  }

  /// The place of a text that begins with a line end, or nil while it has not come whole.
  private func find(_ needle: [UInt8]) -> Int? {
    pending.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      var offset = position
      while bytes.count - offset >= needle.count {
        guard let start = memchr(base + offset, 0x0d, bytes.count - offset - needle.count + 1) else { return nil }
        if memcmp(start, needle, needle.count) == 0 { return UnsafeRawPointer(start) - base }
        offset = UnsafeRawPointer(start) - base + 1
      }
      return nil
    }
  }
}
