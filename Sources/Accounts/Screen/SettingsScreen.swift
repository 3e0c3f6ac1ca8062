import Book
import HTTP
import Localization

/// `/settings`: shows what is chosen, and stores what is chosen anew.
struct SettingsScreen: Sendable {
  let books: [any Book]
  let service: SettingsService
  let welcome: WelcomeService
  let version: String

  func show(_ request: Request, _ visitor: Visitor) throws -> Answer {
    try page(SettingsForm(visitor.settings), [], visitor, .ok)
  }

  func save(_ request: Request, _ visitor: Visitor) throws -> Answer {
    let form = SettingsForm(fields: try request.form().fields)
    let settings: Settings
    do { settings = try form.settings() } catch {
      return try page(form, error.fields, visitor, .unprocessableContent)
    }
    try service.change(to: settings, of: visitor.owner)
    // The answer speaks the language that was just chosen.
    return .redirect("/settings", notice: Notice(Words(settings.language)("accounts.saved")))
  }

  private func page(
    _ form: SettingsForm, _ problems: [HTTPError.Field], _ visitor: Visitor, _ status: Status
  ) throws -> Answer {
    let output = try SettingsViewModel(books: books, welcome: welcome).output(form, problems, for: visitor)
    return .page(SettingsView(words: visitor.words, version: version).page(output), status: status)
  }
}
