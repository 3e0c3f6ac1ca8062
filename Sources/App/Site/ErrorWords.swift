import HTTP
import Localization

/// The catalogue's words for an error: what happened, and what to do.
struct ErrorWords {
  let words: Words

  init(_ words: Words) { self.words = words }

  func heading(_ error: HTTPError) -> String {
    switch error.code {
    case "disk_full": return words("app.error.diskFull")
    case "read_only": return words("app.error.readOnly")
    case "cross_site": return words("app.error.crossSite")
    case "unreachable": return words("app.error.unreachable")
    case "unconfirmed": return words("app.error.unconfirmed")
    default: break
    }
    switch error.status {
    case .badRequest: return words("app.error.malformed")
    case .notFound: return words("app.error.notFound")
    case .methodNotAllowed: return words("app.error.method")
    case .conflict: return words("app.error.conflict")
    case .contentTooLarge: return words("app.error.tooLarge")
    case .targetTooLong, .headersTooLarge: return words("app.error.addressTooLong")
    case .misdirectedRequest: return words("app.error.host")
    case .unprocessableContent: return words("app.error.fields")
    case .serviceUnavailable: return words("app.error.busy")
    default: return error.status.code < 500 ? words("app.error.refused") : words("app.error.internal")
    }
  }

  func advice(_ error: HTTPError) -> String {
    switch error.code {
    case "disk_full": return words("app.error.diskFull.advice")
    case "read_only": return words("app.error.readOnly.advice")
    case "cross_site": return words("app.error.crossSite.advice")
    case "unreachable": return words("app.error.unreachable.advice")
    case "unconfirmed": return words("app.error.unconfirmed.advice")
    default: break
    }
    switch error.status {
    case .notFound: return words("app.error.notFound.advice")
    case .conflict: return words("app.error.conflict.advice")
    case .contentTooLarge: return words("app.error.tooLarge.advice")
    case .misdirectedRequest: return words("app.error.host.advice")
    case .unprocessableContent: return words("app.error.fields.advice")
    case .serviceUnavailable: return words("app.error.busy.advice")
    default: return error.status.code < 500 ? words("app.error.refused.advice") : words("app.error.internal.advice")
    }
  }
}
