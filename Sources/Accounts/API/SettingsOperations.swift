import Base
import Book
import HTTP
import Localization

/// The settings for programs.
struct SettingsOperations: Sendable {
  let service: SettingsService

  var all: [Operation] {
    [
      Operation("readSettings", .get, "/settings", summary: "The owner's settings.", answer: Self.schema) {
        _, visitor in
        Self.json(visitor.settings)
      },
      Operation(
        "changeSettings", .put, "/settings", summary: "Replaces the owner's settings; derived days follow.",
        body: Self.schema, answer: Self.schema, errors: [.init(.unprocessableContent, "invalid")]
      ) { request, visitor in
        let settings = try Self.settings(in: try request.json())
        try service.change(to: settings, of: visitor.owner)
        return Self.json(settings)
      },
    ]
  }

  private static func settings(in json: JSON) throws(HTTPError) -> Settings {
    do { return try SettingsForm(json: json).settings() } catch {
      // The page has two fields for what is one member here.
      throw .invalid(error.fields.map { $0.name == "day_zone" ? .init("day_rule", $0.message) : $0 })
    }
  }

  private static let schema = JSONSchema.named(
    "Settings",
    .object([
      .init("language", .oneOf(Language.allCases.map(\.rawValue))),
      .init("theme", .oneOf(Settings.Theme.allCases.map(\.rawValue))),
      .init("text_size", .integer(minimum: Settings.textSizes.first, maximum: Settings.textSizes.last)),
      .init("gain_colours", .oneOf(Settings.GainColours.allCases.map(\.rawValue))),
      .init("zone", .string()), .init("day_rule", .string()),
    ]))

  private static func json(_ settings: Settings) -> JSON {
    [
      "language": .string(settings.language.rawValue), "theme": .string(settings.theme.rawValue),
      "text_size": .number(String(settings.textSize)), "gain_colours": .string(settings.gainColours.rawValue),
      "zone": .string(settings.zone.name), "day_rule": .string(settings.dayRule.text),
    ]
  }
}
