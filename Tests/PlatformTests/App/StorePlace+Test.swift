import App
import TestSupport

extension StorePlace {
  /// The place of a test, as a house is told of it.
  init(_ place: TestPlace) {
    self = place.url.map { .postgres(url: $0, folder: place.folder) } ?? .folder(place.folder)
  }
}
