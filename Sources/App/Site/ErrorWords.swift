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
    default: if let text = refusal(error.code) { return text }
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
    case "locked": return words("app.error.locked.advice")
    case "unauthorized": return words("app.error.signIn.advice")
    case _ where error.code.hasPrefix("session_"): return words("app.error.signIn.advice")
    case _ where error.code.hasPrefix("token_"): return words("app.error.token.advice")
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

  /// Why somebody is not let in.
  private func refusal(_ code: String) -> String? {
    switch code {
    case "unauthorized": words("app.error.signIn")
    case "session_malformed": words("app.error.sessionMalformed")
    case "session_unknown": words("app.error.sessionUnknown")
    case "session_expired": words("app.error.sessionExpired")
    case "session_ended": words("app.error.sessionEnded")
    case "session_stolen": words("app.error.sessionStolen")
    case "token_malformed": words("app.error.tokenMalformed")
    case "token_unknown": words("app.error.tokenUnknown")
    case "token_expired": words("app.error.tokenExpired")
    case "token_ended": words("app.error.tokenEnded")
    case "token_scope": words("app.error.tokenScope")
    case "locked": words("app.error.locked")
    case "owner_only": words("app.error.ownerOnly")
    default: nil
    }
  }
}
