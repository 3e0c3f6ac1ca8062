/// Unicode's normal form C, and the form for searching that is built the same way.
enum Normalisation {
  /// The composed form of code points.
  static func composed(_ points: [UInt32]) -> [UInt32] {
    let tables = UnicodeTables.shared
    let settled = points.allSatisfy { point in
      point < 0xC0 || !(tables.record(point).isUnsettled || Hangul.composesBackward(point))
    }
    if settled { return points }
    var parts: [UInt32] = []
    parts.reserveCapacity(points.count + 8)
    for point in points {
      let place = tables.record(point).decomposition
      if place == 0 { parts.append(point) } else { parts += tables.sequences[Int(place) - 1] }
    }
    order(&parts, tables)
    compose(&parts, tables)
    return parts
  }

  /// The form for searching of a text.
  static func searchForm(_ text: String) -> [UInt32] {
    let tables = UnicodeTables.shared
    var parts: [UInt32] = []
    parts.reserveCapacity(text.utf8.count)
    // Most text consists of characters that stay what and where they are.
    var settled = true
    for scalar in text.unicodeScalars {
      let point = scalar.value
      if point < 0x80 {
        parts.append((0x41...0x5A).contains(point) ? point | 0x20 : point)
        continue
      }
      if Hangul.syllables.contains(point) || (0x4E00...0x9FFF).contains(point) {
        parts.append(point)
        continue
      }
      let record = tables.record(point)
      let place = record.searchForm
      settled = settled && place == 0 && !record.isUnsettled && !Hangul.composesBackward(point)
      if place != 0 {
        parts += tables.sequences[Int(place) - 1]
      } else if !Text.isInvisible(point), !(0xFE00...0xFE0F).contains(point), point != 0x200C, point != 0x200D {
        parts.append(point)
      }
    }
    if settled { return parts }
    order(&parts, tables)
    dropLatinMarks(&parts)
    compose(&parts, tables)
    return parts
  }

  /// Puts the marks behind each letter into Unicode's order.
  private static func order(_ points: inout [UInt32], _ tables: UnicodeTables) {
    var index = 1
    while index < points.count {
      let combining = tables.record(points[index]).combiningClass
      if combining != 0 {
        // Few marks follow a letter; a text made of nothing but marks must not take square time either.
        var end = index + 1
        while end < points.count, tables.record(points[end]).combiningClass != 0 { end += 1 }
        let start = tables.record(points[index - 1]).combiningClass != 0 ? index - 1 : index
        sort(&points[start..<end], tables)
        index = end
      }
      index += 1
    }
  }

  private static func sort(_ marks: inout ArraySlice<UInt32>, _ tables: UnicodeTables) {
    guard marks.count > 1 else { return }
    let classes = marks.map { tables.record($0).combiningClass }
    guard zip(classes, classes.dropFirst()).contains(where: >) else { return }
    // Stable, because Swift's sort is, but the order of equal ones is stated all the same.
    let sorted = marks.enumerated().sorted { left, right in
      (classes[left.offset], left.offset) < (classes[right.offset], right.offset)
    }
    for (place, mark) in zip(marks.indices, sorted) { marks[place] = mark.element }
  }

  /// Takes the accents and tone marks off the letters a to z.
  private static func dropLatinMarks(_ points: inout [UInt32]) {
    var onLatin = false
    points.removeAll { point in
      if (0x300...0x36F).contains(point) { return onLatin }
      onLatin = (0x61...0x7A).contains(point)
      return false
    }
  }

  /// Melts letters and marks together where Unicode has one code point for both.
  private static func compose(_ points: inout [UInt32], _ tables: UnicodeTables) {
    var end = 0
    var starter: Int?
    var lastClass: UInt8 = 0
    for point in points {
      let combining = tables.record(point).combiningClass
      if let place = starter, place == end - 1 || lastClass < combining,
        let whole = tables.composition(points[place], point)
      {
        points[place] = whole
        continue
      }
      if combining == 0 { starter = end }
      lastClass = combining
      points[end] = point
      end += 1
    }
    points.removeSubrange(end...)
  }
}
