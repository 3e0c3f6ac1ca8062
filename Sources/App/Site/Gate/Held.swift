import Base
import HTTP

/// A form on hold: where it was sent, and what with.
struct Held: Sendable {
  /// What its rows among the staged files are called.
  static let kind = "held"
  static let fileKind = "held-file"

  struct File: Sendable {
    let field: String
    let name: String
    let type: String
    let token: ID
  }

  let target: String
  let fields: Fields
  let files: [File]
}

extension Held {
  var json: JSON {
    [
      "target": .string(target),
      "fields": .array(fields.pairs.map { ["name": .string($0.name), "value": .string($0.value)] }),
      "files": .array(
        files.map { file in
          [
            "field": .string(file.field), "name": .string(file.name), "type": .string(file.type),
            "token": .string(file.token.text),
          ]
        }),
    ]
  }

  /// Reads what ``json`` wrote.
  init?(_ json: JSON) throws {
    guard let target = json["target"]?.text else { return nil }
    self.target = target
    fields = Fields((json["fields"]?.items ?? []).map { ($0["name"]?.text ?? "", $0["value"]?.text ?? "") })
    files = try (json["files"]?.items ?? []).map { file in
      File(
        field: file["field"]?.text ?? "", name: file["name"]?.text ?? "", type: file["type"]?.text ?? "",
        token: try ID(text: file["token"]?.text ?? ""))
    }
  }

  /// The request as it was, in the place of the one that has it sent.
  func request(_ files: [UploadedFile], insteadOf request: Request) -> Request {
    var headers = request.headers
    headers["content-type"] = files.isEmpty ? "application/x-www-form-urlencoded" : "multipart/form-data"
    headers["referer"] = nil
    var again = Request(
      method: .post, target: target, headers: headers, body: .form(Form(fields: fields, files: files)))
    again.host = request.host
    again.isSecure = request.isSecure
    again.remoteAddress = request.remoteAddress
    again.isRemoteLoopback = request.isRemoteLoopback
    again.attributes = request.attributes
    return again
  }

  /// What a person would know again of what they typed.
  var typed: [String] {
    let own: Set<String> = ["id", "version", "fingerprint", "next", "agreed"]
    return fields.pairs.filter { !own.contains($0.name) && !$0.value.isEmpty && (try? ID(text: $0.value)) == nil }
      .map(\.value)
  }
}
