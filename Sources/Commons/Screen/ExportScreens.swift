import Base
import Book
import HTTP

/// `/export`: a book is chosen, written out and fetched.
struct ExportScreens: Sendable {
  let box: ExportBox

  var all: [Screen] {
    [
      Screen(.get, "/export", samples: ["/export"]) { _, visitor in
        let view = ExportView(words: visitor.words, zone: visitor.settings.zone)
        return .page(view.page(box.choices, try box.list(of: visitor.owner)))
      },
      Screen(.post, "/export") { request, visitor in
        let form = try request.form()
        let id = try box.start(form["book"] ?? "", form["format"] ?? "", for: visitor)
        return .redirect("/export/" + id.text)
      },
      Screen(.get, "/export/{export}", samples: ["/export/{export}"]) { request, visitor in
        let export = try box.find(try request.parameters.id("export"), of: visitor.owner)
        return .page(ExportResultView(words: visitor.words, zone: visitor.settings.zone).page(export))
      },
      Screen(.get, "/export/{export}/file", samples: ["/export/{export}/file"], kind: .download) { request, visitor in
        .response(try box.download(try request.parameters.id("export"), of: visitor.owner))
      },
    ]
  }
}
