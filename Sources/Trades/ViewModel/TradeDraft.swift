import Base
import Localization

/// A record as somebody has typed it, before it is known to make sense.
struct TradeDraft: Equatable {
  typealias Field = TradeProblem.Field

  /// A part of an open lot that is to be sold, its quantity as typed.
  struct LotChoice: Equatable {
    var record: String
    var quantity: String
  }

  /// The fields that the form has; what else a record holds stays as it is.
  static let fields = Field.allCases.filter {
    ![.lots, .setup, .stop, .target, .name, .method].contains($0)
  }

  /// The record's own; a form that is sent twice adds once.
  var id: ID
  /// Which version of the record the form was opened with; nil for a new one.
  var version: Int?
  /// The language that the figures are written in.
  var language: Language
  var lots: [LotChoice] = []
  private var texts: [Field: String] = [:]

  init(id: ID, version: Int? = nil, language: Language) {
    self.id = id
    self.version = version
    self.language = language
  }

  /// What was sent; a kind from behind "more kinds" wins over the one that stood there.
  init(_ form: Fields, id: ID, language: Language) {
    self.init(
      id: id, version: form.int("version"), language: form["language"].flatMap(Language.init(rawValue:)) ?? language)
    for field in Self.fields { self[field] = form[field.rawValue] ?? "" }
    if self[.time].utf8.count == 5 { self[.time] += ":00" }
    if let other = form["other_kind"], !other.isEmpty { self[.kind] = other }
    for pair in form.pairs where pair.name.hasPrefix(Self.lotPrefix) {
      lots.append(LotChoice(record: String(pair.name.dropFirst(Self.lotPrefix.count)), quantity: pair.value))
    }
  }

  /// Stands before the opening record's id in the name of a lot's field.
  static let lotPrefix = "lot."

  /// A field as typed; empty where nothing was.
  subscript(field: Field) -> String {
    get { texts[field] ?? "" }
    set {
      // Browsers send the lines of a text with other ends than they were given.
      let text = field == .memo ? newValue.replacing("\r\n", with: "\n") : newValue
      texts[field] = text.isEmpty ? nil : text
    }
  }

  var kind: TradeKind? { TradeKind(rawValue: self[.kind]) }

  /// The quantity typed for a lot.
  func quantity(ofLot record: ID) -> String {
    lots.first { $0.record == record.text }?.quantity ?? ""
  }
}
