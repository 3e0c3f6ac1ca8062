/// Content types by the ending of a name.
package enum ContentType {
  /// The type for a name; bytes of unknown meaning for an ending that is not known.
  package static func of(_ name: String) -> String {
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    return types[ending] ?? "application/octet-stream"
  }

  private static let types = [
    "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml",
    "png": "image/png", "ico": "image/x-icon", "webp": "image/webp", "jpg": "image/jpeg",
    "woff2": "font/woff2", "json": "application/json; charset=utf-8",
    "webmanifest": "application/manifest+json", "txt": "text/plain; charset=utf-8",
    "html": "text/html; charset=utf-8", "csv": "text/csv; charset=utf-8",
  ]
}
