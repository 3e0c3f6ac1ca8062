/// A file that the program carries within itself.
package struct Asset: Sendable {
  /// Its name among the sources, such as `app.css`.
  package let name: String
  package let contentType: String
  package let content: PreparedBytes

  /// An asset; `gzip` is its compressed twin when it was made beforehand.
  package init(name: String, bytes: [UInt8], contentType: String? = nil, gzip: [UInt8]? = nil) {
    self.name = name
    self.contentType = contentType ?? ContentType.of(name)
    content = PreparedBytes(bytes, type: self.contentType, gzip: gzip)
  }

  /// Its name with the hash of its bytes before the ending: `app.3f2a91c04bd7e8a5.css`.
  var hashedName: String {
    let hash = content.tag.prefix(16)
    guard let dot = name.lastIndex(of: ".") else { return "\(name).\(hash)" }
    return "\(name[..<dot]).\(hash)\(name[dot...])"
  }
}

/// All assets: browsers keep them for ever, because another content has another name.
package struct AssetTable: Sendable {
  private let byName: [String: Asset]
  private let byHashedName: [String: Asset]
  private let paths: [String: String]

  package init(_ assets: [Asset] = []) {
    byName = Dictionary(assets.map { ($0.name, $0) }) { first, _ in first }
    byHashedName = Dictionary(assets.map { ($0.hashedName, $0) }) { first, _ in first }
    paths = byName.mapValues { "/assets/" + $0.hashedName }
  }

  /// The address of an asset, by its name among the sources; nil when there is none.
  package func path(_ name: String) -> String? { paths[name] }

  /// The asset of a name among the sources.
  package subscript(name: String) -> Asset? { byName[name] }

  /// The route that serves all of them.
  package var route: Route {
    Route(.get, "/assets/{name...}", kind: .file, samples: paths.values.sorted()) { [byHashedName] request in
      guard let asset = byHashedName[try request.parameters.text("name")] else { throw HTTPError.notFound }
      return Response(
        headers: ["content-type": asset.contentType, "cache-control": "public, max-age=31536000, immutable"],
        body: .prepared(asset.content))
    }
  }

  /// A route that serves one of them under a fixed address which browsers ask again for: an icon, a service worker.
  package func route(_ name: String, at path: String) -> Route {
    Route(.get, path, kind: .file) { [asset = byName[name]] _ in
      guard let asset else { throw HTTPError.notFound }
      return Response(
        headers: ["content-type": asset.contentType, "cache-control": "no-cache"], body: .prepared(asset.content))
    }
  }
}
