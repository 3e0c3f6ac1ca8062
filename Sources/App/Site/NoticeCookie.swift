import Base
import Book
import Design
import HTTP

/// A notice on its way from the action to the page that follows it, in a cookie that lives for that one step.
enum NoticeCookie {
  private static let name = "nanal-notice"
  /// A cookie beyond this is not taken by browsers; the words are cut rather than lost whole.
  private static let limit = 600

  static func set(_ notice: Notice) -> SetCookie {
    var members: [JSON.Member] = [.init("text", .string(String(notice.text.prefix(limit))))]
    if let undo = notice.undo {
      members += [.init("undo", .string(undo.path)), .init("label", .string(undo.label))]
    }
    let value = String(decoding: JSON.object(members).write(pretty: false), as: UTF8.self)
    return SetCookie(name, value, maxAge: 60, sameSite: .strict)
  }

  static let removing = SetCookie.removing(name)

  static func toast(in request: Request) -> Toast? {
    guard let value = request.cookies[name], let json = try? JSON(parsing: Array(value.utf8)),
      case .string(let text)? = json["text"]
    else { return nil }
    guard case .string(let path)? = json["undo"], path.hasPrefix("/"), !path.hasPrefix("//"),
      case .string(let label)? = json["label"]
    else { return Toast(text) }
    return Toast(text, action: .init(label, post: path))
  }
}
