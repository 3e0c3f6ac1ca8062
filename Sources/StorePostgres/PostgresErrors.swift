import CPostgres
import Store

/// What became of a connection when a statement failed, beyond the statement itself.
enum Trouble {
  /// The server is gone, or has ended this connection.
  case lost
  /// The server asks to begin the transaction again: a deadlock, or a conflict with others.
  case conflict
}

/// Turns the server's five-letter states into what a person can act on.
enum PostgresErrors {
  static func error(_ state: String, _ detail: String, sql: String, busySeconds: Int) -> StoreError {
    switch state {
    case "23505": .constraint(.unique, detail: detail)
    case "23503": .constraint(.foreignKey, detail: detail)
    case "23502": .constraint(.notNull, detail: detail)
    case "23514": .constraint(.check, detail: detail)
    case let state where state.hasPrefix("23"): .constraint(.other, detail: detail)
    case "53100": .full(folder: "PostgreSQL")
    case "25006", "42501": .readOnly(folder: "PostgreSQL")
    case "55P03", "57014": .busy(seconds: busySeconds)
    case "53300": .unreachable(detail)
    // The statement itself is wrong, or its values do not fit it.
    case "42601", "42P02", "42P18", "08P01": .misuse("\(detail) in: \(sql)")
    case "XX001", "XX002": .corrupt(file: "PostgreSQL", detail: detail)
    case let state where isLost(state): .unreachable(detail)
    default: .engine(code: 0, detail: "\(state) \(detail)", sql: sql)
    }
  }

  static func trouble(_ state: String) -> Trouble? {
    switch state {
    case "40001", "40P01": .conflict
    case let state where isLost(state): .lost
    default: nil
    }
  }

  /// The server's words for the loss of a connection: class 08 but for a wrong message, and its own ends and beginnings.
  private static func isLost(_ state: String) -> Bool {
    state.hasPrefix("08") && state != "08P01" || ["57P01", "57P02", "57P03", "57P05"].contains(state)
  }

  /// A message without the line end that libpq puts behind it.
  static func text(_ message: UnsafePointer<CChar>?) -> String {
    guard let message else { return "" }
    var text = String(cString: message)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
