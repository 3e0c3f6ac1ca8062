import Book
import HTML
import HTTP
import Localization

/// The settings page.
struct SettingsViewModel {
  let books: [any Book]
  let welcome: WelcomeService

  struct Output: Equatable {
    let form: SettingsForm
    /// For each field that makes no sense, the key of the sentence that says so.
    let errors: [String: WordKey]
    let zones: [String]
    let bookSections: [HTML]
    /// Whether the books hold sample records, which can be taken out again.
    let hasDemo: Bool
  }

  func output(_ form: SettingsForm, _ problems: [HTTPError.Field], for visitor: Visitor) throws -> Output {
    Output(
      form: form,
      errors: Dictionary(problems.map { ($0.name, WordKey(stringLiteral: $0.message)) }) { first, _ in first },
      zones: CommonZones.names, bookSections: try books.compactMap { try $0.settingsSection(for: visitor) },
      hasDemo: try welcome.hasDemo(of: visitor.owner))
  }
}

/// The zones that the page suggests; any other that the machine knows can be typed.
enum CommonZones {
  static let names = [
    "Asia/Seoul", "Asia/Tokyo", "Asia/Shanghai", "Asia/Taipei", "Asia/Hong_Kong", "Asia/Singapore", "Asia/Jakarta",
    "Asia/Bangkok", "Asia/Ho_Chi_Minh", "Asia/Kolkata", "Australia/Sydney", "Europe/London", "Europe/Paris",
    "Europe/Berlin", "Europe/Amsterdam", "America/New_York", "America/Chicago", "America/Denver",
    "America/Los_Angeles", "America/Sao_Paulo", "Pacific/Auckland", "UTC",
  ]
}
