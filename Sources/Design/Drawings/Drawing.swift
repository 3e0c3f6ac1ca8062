package import HTML

/// A picture for empty screens, in the strokes of the icons.
package enum Drawing: CaseIterable, Component {
  /// A month without records.
  case emptyMonth
  /// A search without hits.
  case nothingFound
  /// A box that waits for a file.
  case importBox
  /// A list without lines.
  case emptyList
  /// An emptied bin.
  case emptyBin
  /// A day's gains, words and tags in one square of the calendar.
  case dayInOneSquare
  /// A figure and the lines that it comes from.
  case reasons
  /// A machine with a shield.
  case ownMachine

  /// The drawing as decoration.
  package var html: HTML {
    svg(.class("art"), .viewBox("0 0 96 96"), .aria("hidden", true)) { shapes }
  }

  private var shapes: HTML {
    switch self {
    case .emptyMonth:
      HTML {
        rect(.class("ground"), .svg(.x, "16"), .svg(.y, "22"), .svg(.width, "64"), .svg(.height, "58"), .svg(.rx, "10"))
        path(.d("M16 38h64M34 14v14M62 14v14"))
        path(.class("hot"), .d("M34 64l9-8 8 5 12-12"))
      }
    case .nothingFound:
      HTML {
        circle(.class("ground"), .svg(.cx, "42"), .svg(.cy, "42"), .svg(.r, "22"))
        path(.d("M58 58l20 20"))
        path(.class("hot"), .d("M34 42h16"))
      }
    case .importBox:
      HTML {
        path(.class("ground"), .d("M16 44h64v28a8 8 0 0 1-8 8H24a8 8 0 0 1-8-8z"))
        path(.d("M12 32h72v12H12zM40 56h16"))
        path(.class("hot"), .d("M48 8v16M41 18l7 7 7-7"))
      }
    case .emptyList:
      HTML {
        rect(.class("ground"), .svg(.x, "18"), .svg(.y, "14"), .svg(.width, "60"), .svg(.height, "68"), .svg(.rx, "8"))
        path(.d("M32 32h32M32 46h32"))
        path(.class("hot"), .d("M32 62h12"))
      }
    case .dayInOneSquare:
      HTML {
        rect(.class("ground"), .svg(.x, "13"), .svg(.y, "20"), .svg(.width, "70"), .svg(.height, "60"), .svg(.rx, "9"))
        path(.d("M13 36h70M29 14v12M67 14v12M13 51h70M13 66h70M31 36v44M48 36v44M65 36v44"))
        rect(.class("solid"), .svg(.x, "50"), .svg(.y, "53"), .svg(.width, "13"), .svg(.height, "11"), .svg(.rx, "3"))
        path(.class("hot"), .d("M17 46l4-4 5 3M68 61l4-3 6 2"))
      }
    case .reasons:
      HTML {
        path(.class("ground"), .d("M27 13h42v66l-5-4-5 4-6-4-5 4-5-4-6 4-5-4-5 4z"))
        path(.d("M35 25h26M35 34h16M35 43h22M35 52h13"))
        path(.class("hot"), .d("M35 63h25M54 58l8 5-8 5"))
      }
    case .ownMachine:
      HTML {
        rect(.class("ground"), .svg(.x, "14"), .svg(.y, "21"), .svg(.width, "68"), .svg(.height, "45"), .svg(.rx, "7"))
        path(.d("M36 79h24M42 66v13M54 66v13"))
        path(.class("hot"), .d("M48 29l12 4v9c0 7-5 12-12 15-7-3-12-8-12-15v-9zM43 43l4 4 7-8"))
      }
    case .emptyBin:
      HTML {
        path(.class("ground"), .d("M24 30h48l-4 48a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6z"))
        path(.d("M16 30h64M38 28V16h20v12"))
        path(.class("hot"), .d("M38 58l7 7 13-14"))
      }
    }
  }
}
