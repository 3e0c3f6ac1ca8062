import Base
import Book
import HTTP

/// The OpenAPI 3.1 document, put together from what each operation says of itself.
enum OpenAPIDocument {
  static let prefix = "/api/v1"

  /// How a file is sent as a body.
  static let fileType = "application/octet-stream"

  private static let introduction = """
    All answers are JSON. Amounts are decimals as text, days ISO dates, moments UTC. A query or file that cannot be \
    read is answered with 400, a field that cannot be taken with 422 and the fields by name. A program that sends no \
    `origin` sends POST requests with the content type application/json or \(fileType), also where there is no body. \
    Where people sign in, a program brings one of their tokens as `authorization: Bearer …`; a token may read (GET) or \
    write.
    """

  /// Every code that an answer may carry besides those of its operation.
  static let general: [Operation.ErrorCode] = [
    .init(.badRequest, "malformed"), .init(.badRequest, "query_invalid"), .init(.badRequest, "query_unreadable"),
    .init(.badRequest, "path_unreadable"), .init(.badRequest, "host_missing"), .init(.badRequest, "length_ambiguous"),
    .init(.badRequest, "form_unreadable"), .init(.badRequest, "bad_request"), .init(.forbidden, "cross_site"),
    .init(.unauthorized, "unauthorized"), .init(.unauthorized, "session_malformed"),
    .init(.unauthorized, "session_unknown"), .init(.unauthorized, "session_expired"),
    .init(.unauthorized, "session_ended"), .init(.unauthorized, "session_stolen"),
    .init(.unauthorized, "token_malformed"), .init(.unauthorized, "token_unknown"),
    .init(.unauthorized, "token_expired"), .init(.unauthorized, "token_ended"), .init(.forbidden, "token_scope"),
    .init(.forbidden, "locked"),
    .init(.notFound, "not_found"), .init(.methodNotAllowed, "method_not_allowed"),
    .init(.contentTooLarge, "content_too_large"), .init(.contentTooLarge, "field_too_large"),
    .init(.targetTooLong, "target_too_long"), .init(.unsupportedMediaType, "not_json"),
    .init(.unsupportedMediaType, "not_a_file"), .init(.misdirectedRequest, "misdirected_request"),
    .init(.headersTooLarge, "headers_too_large"), .init(.internalServerError, "internal_error"),
    .init(.serviceUnavailable, "busy"), .init(.serviceUnavailable, "unreachable"),
    .init(.internalServerError, "unconfirmed"), .init(.insufficientStorage, "disk_full"),
    .init(.insufficientStorage, "read_only"),
  ]

  /// The shape of every error; its codes are a closed list.
  static func error(_ operations: [Operation]) -> JSONSchema {
    let codes = Set((general + operations.flatMap(\.errors)).map(\.code)).sorted()
    return .object([
      .init("code", .oneOf(codes)), .init("message", .string()),
      .init("fields", .array(.object([.init("name", .string()), .init("message", .string())]))),
    ])
  }

  private static let errorAnswer: JSON = [
    "application/json": ["schema": ["$ref": "#/components/schemas/Error"]]
  ]

  static func json(of operations: [Operation], version: String) -> JSON {
    var paths: [(path: String, members: [JSON.Member])] = []
    for operation in operations {
      let member = JSON.Member(operation.method.rawValue.lowercased(), describe(operation))
      if let index = paths.firstIndex(where: { $0.path == operation.path }) {
        paths[index].members.append(member)
      } else {
        paths.append((operation.path, [member]))
      }
    }
    return [
      "openapi": "3.1.0",
      "info": ["title": "Nanal", "version": .string(version), "description": .string(introduction)],
      "servers": [["url": .string(prefix)]],
      "paths": .object(paths.map { .init($0.path, .object($0.members)) }),
      "components": ["schemas": components(of: operations)],
    ]
  }

  private static func describe(_ operation: Operation) -> JSON {
    var members: [JSON.Member] = [
      .init("operationId", .string(operation.id)),
      .init("summary", .string(operation.summary)),
      .init("parameters", .array(operation.parameters.map(describe))),
    ]
    if let body = operation.body {
      members.append(
        .init(
          "requestBody",
          ["required": true, "content": ["application/json": ["schema": body.json]]]))
    } else if operation.fileLimit != nil {
      members.append(.init("requestBody", ["required": true, "content": .object([.init(fileType, [:])])]))
    }
    var responses: [JSON.Member] = []
    if operation.status == .noContent {
      responses.append(.init("204", ["description": "Done; there is nothing to tell."]))
    } else {
      responses.append(
        .init(
          String(operation.status.code),
          [
            "description": .string(operation.summary),
            "content": content(of: operation),
          ]))
    }
    let own = Dictionary(grouping: operation.errors, by: \.status.code)
    for status in own.keys.sorted() {
      let codes = (own[status] ?? []).map(\.code).joined(separator: ", ")
      responses.append(
        .init(String(status), ["description": .string("Codes: \(codes)."), "content": errorAnswer]))
    }
    responses.append(.init("default", ["description": "Any other error.", "content": errorAnswer]))
    members.append(.init("responses", .object(responses)))
    return .object(members)
  }

  private static func content(of operation: Operation) -> JSON {
    guard let answer = operation.answer else { return ["*/*": [:]] }
    return ["application/json": ["schema": answer.json]]
  }

  private static func describe(_ parameter: Operation.Parameter) -> JSON {
    [
      "name": .string(parameter.name), "in": .string(parameter.place.rawValue),
      "required": .bool(parameter.required), "description": .string(parameter.summary),
      "schema": parameter.schema.json,
    ]
  }

  private static func components(of operations: [Operation]) -> JSON {
    var seen: Set<String> = []
    var members: [JSON.Member] = []
    let own = operations.flatMap { [$0.answer, $0.body].compactMap(\.self) }
    let schemas = [.named("Error", error(operations))] + own
    for (name, schema) in schemas.flatMap(\.components) where seen.insert(name).inserted {
      members.append(.init(name, schema.json))
    }
    return .object(members)
  }
}
