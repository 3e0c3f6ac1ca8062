import Base
import Book
import Design
import HTML
import Localization

/// Draws a table of no known format, to be told what its columns are.
struct MappingView {
  let words: Words

  func page(_ question: MappingQuestion, _ token: ID, _ fileName: String, _ options: ImportOptions) -> Page {
    Page(
      words("commons.mapping"), bar: AppBar(words("commons.mapping"), back: (words("commons.back"), "/import")),
      place: "import", width: .medium, isBare: true, foot: foot
    ) {
      p(.class("ink-2")) { words("commons.mapping.intro", .text(fileName)) }
      firstRows(question)
      form(
        .method("post"), .action("/import/" + token.text + "/options"), .id("mapping"), .class("stack loose"),
        .data("guard")
      ) {
        input(.type("hidden"), .name("mapping"), .value("1"))
        PartSection(words("commons.mapping.columns"), id: "columns") {
          FieldRow { for field in question.fields { column(field, question.headers) } }
        }
        if !question.kindWords.isEmpty { kinds(question) }
        PartSection(words("commons.mapping.spelling"), id: "spelling") { spelling(options) }
      }
    }
  }

  private func column(_ field: MappingQuestion.Field, _ headers: [String]) -> Field {
    let choices = headers.enumerated().map { index, header in
      Choice("#\(index + 1)", header.isEmpty ? words("commons.mapping.column", .count(index + 1)) : header)
    }
    return Field(
      "map-" + field.id, field.label, .choice([Choice("", words("commons.mapping.none"))] + choices),
      value: field.column.map { "#\($0 + 1)" } ?? "")
  }

  private func kinds(_ question: MappingQuestion) -> HTML {
    PartSection(words("commons.mapping.kinds"), id: "kinds") {
      FieldRow {
        for word in question.kindWords {
          Field(
            "kind-" + word.word, word.word,
            .choice([Choice("", words("commons.mapping.none"))] + question.kinds.map { Choice($0.id, $0.label) }),
            value: word.kind ?? "")
        }
      }
    }.html
  }

  private func spelling(_ options: ImportOptions) -> FieldRow {
    FieldRow {
      Field(
        "date_order", words("commons.mapping.dateOrder"),
        .choice([
          Choice("", words("commons.mapping.guess")), Choice("ymd", "2026-11-30"), Choice("dmy", "30/11/2026"),
          Choice("mdy", "11/30/2026"),
        ]), value: options.dateOrder ?? "")
      Field(
        "decimal", words("commons.mapping.decimal"),
        .choice([Choice("", words("commons.mapping.guess")), Choice(".", "1,234.5"), Choice(",", "1.234,5")]),
        value: options.decimal ?? "")
    }
  }

  private func firstRows(_ question: MappingQuestion) -> HTML {
    div(.class("as-read")) {
      DataTable(
        label: words("commons.mapping.rows"), columns: question.headers.map { DataTable.Column($0) },
        rows: question.firstRows.map { row in
          DataTable.Row(question.headers.indices.map { .text($0 < row.count ? row[$0] : "") })
        })
    }
  }

  private var foot: HTML {
    ActionBar(label: words("commons.actions")) {
      Button(words("commons.cancel"), href: "/import")
      Button(words("commons.mapping.preview"), .primary, .form("mapping"))
    }.html
  }
}
