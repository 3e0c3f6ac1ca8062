import Base
import Book
import HTTP

/// The OpenAPI 3.1 document, put together from what each operation says of itself.
enum OpenAPIDocument {
  static let prefix = "/api/v1"

  /// The shape of every error.
  static let error = JSONSchema.named(
    "Error",
    .object([
      .init("code", .string()),
      .init("message", .string()),
      .init("fields", .array(.object([.init("name", .string()), .init("message", .string())]))),
    ]))

  /// What any operation may answer besides its own errors.
  static let general: [Operation.ErrorCode] = [
    .init(.badRequest, "malformed"), .init(.notFound, "not_found"), .init(.internalServerError, "internal"),
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
      "info": ["title": "Nanal", "version": .string(version)],
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
            "content": ["application/json": ["schema": operation.answer.json]],
          ]))
    }
    let byStatus = Dictionary(grouping: general + operation.errors, by: \.status.code)
    for status in byStatus.keys.sorted() {
      let codes = (byStatus[status] ?? []).map(\.code).joined(separator: ", ")
      responses.append(
        .init(
          String(status),
          [
            "description": .string("Codes: \(codes)."),
            "content": ["application/json": ["schema": error.json]],
          ]))
    }
    members.append(.init("responses", .object(responses)))
    return .object(members)
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
    let schemas = [error] + operations.flatMap { [$0.answer] + ($0.body.map { [$0] } ?? []) }
    for (name, schema) in schemas.flatMap(\.components) where seen.insert(name).inserted {
      members.append(.init(name, schema.json))
    }
    return .object(members)
  }
}
