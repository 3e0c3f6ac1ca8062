import CAssets

extension AssetTable {
  /// The files for browsers that are built into the program.
  package static func embedded() -> AssetTable {
    var count = 0
    let files = UnsafeBufferPointer(start: nanal_assets(&count), count: count)
    return AssetTable(
      files.map { file in
        Asset(
          name: String(cString: file.name), bytes: copied(file.bytes, file.length),
          contentType: String(cString: file.type), gzip: file.gzip.map { copied($0, file.gzip_length) })
      })
  }

  private static func copied(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}
