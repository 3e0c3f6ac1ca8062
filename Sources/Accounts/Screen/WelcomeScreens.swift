import Base
import Book
import Design
import HTTP
import Localization

/// `/welcome/1` to `/welcome/4` and `/welcome/start`: what the house is, and how somebody begins.
struct WelcomeScreens: Sendable {
  let welcome: WelcomeService
  let settings: SettingsService
  /// Where a file is imported; nil where no book takes one.
  let importPath: String?

  var all: [Screen] {
    [
      Screen(.get, "/welcome/start", samples: ["/welcome/start"]) { _, visitor in
        page(SettingsForm(visitor.settings), [], visitor, .ok)
      },
      Screen(.get, "/welcome/{step}", samples: WelcomeView.steps.map { "/welcome/\($0)" }) { request, visitor in
        guard let step = Int(try request.parameters.text("step")), WelcomeView.steps.contains(step) else {
          throw HTTPError.notFound
        }
        return .page(WelcomeView(words: visitor.words).page(step))
      },
      Screen(.post, "/welcome/start") { request, visitor in try start(try request.form().fields, visitor) },
      Screen(.post, "/settings/demo/remove") { request, visitor in
        guard try request.form().fields["agreed"] != nil else {
          return .page(DemoView(words: visitor.words).question)
        }
        try welcome.removeDemo(of: visitor.owner)
        return .redirect("/settings", notice: Notice(visitor.words("accounts.demo.removed")))
      },
    ]
  }

  private func start(_ fields: Fields, _ visitor: Visitor) throws -> Answer {
    var form = SettingsForm(visitor.settings)
    form.language = fields["language"] ?? form.language
    form.zone = fields["zone"] ?? form.zone
    form.gainColours = fields["gain_colours"] ?? form.gainColours
    let chosen: Settings
    do { chosen = try form.settings() } catch { return page(form, error.fields, visitor, .unprocessableContent) }
    try settings.change(to: chosen, of: visitor.owner)
    try welcome.finish(of: visitor.owner)
    switch fields["next"] {
    case "import": return .redirect(importPath ?? "/")
    case "demo":
      let words = Words(chosen.language)
      let now = Moment(instant: visitor.now.instant, zone: chosen.zone)
      let guest = Visitor(owner: visitor.owner, settings: chosen, words: words, now: now)
      let isFilled = try welcome.fillDemo(for: guest)
      return .redirect("/", notice: isFilled ? Notice(words("accounts.demo.filled")) : nil)
    default: return .redirect("/")
    }
  }

  private func page(
    _ form: SettingsForm, _ problems: [HTTPError.Field], _ visitor: Visitor, _ status: Status
  ) -> Answer {
    let view = WelcomeStartView(words: visitor.words, offersImport: importPath != nil)
    return .page(view.page(form, problems.first { $0.name == "zone" }?.message), status: status)
  }
}
