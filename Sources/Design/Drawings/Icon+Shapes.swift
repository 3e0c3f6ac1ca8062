import HTML

extension Icon {
  /// The shapes, in a window of 24 by 24.
  var shapes: HTML {
    switch self {
    case .back: path(.d("M20 12H4.5M11 5.5L4.5 12l6.5 6.5"))
    case .ban:
      HTML {
        circle(.svg(.cx, "12"), .svg(.cy, "12"), .svg(.r, "8.5"))
        path(.d("M6.2 6.2l11.6 11.6"))
      }
    case .bell: path(.d("M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4"))
    case .box: path(.d("M4.5 8.5h15V18a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2zM3.5 4.5h17v4h-17zM9.5 12.5h5"))
    case .calendar:
      HTML {
        rect(.svg(.x, "3.5"), .svg(.y, "5"), .svg(.width, "17"), .svg(.height, "15.5"), .svg(.rx, "3.5"))
        path(.d("M3.5 10h17M8 2.8V6.5M16 2.8V6.5"))
      }
    case .chart: path(.d("M4 4.5V18a2 2 0 0 0 2 2h14M8.5 16v-4M12.75 16V8M17 16v-5.5"))
    case .check: path(.d("M5 12.5l4.5 4.5L19 7.5"))
    case .clock:
      HTML {
        circle(.svg(.cx, "12"), .svg(.cy, "12"), .svg(.r, "8.5"))
        path(.d("M12 7v5.2l3.3 2"))
      }
    case .close: path(.d("M6 6l12 12M18 6L6 18"))
    case .copy:
      HTML {
        rect(.svg(.x, "8.5"), .svg(.y, "8.5"), .svg(.width, "12"), .svg(.height, "12"), .svg(.rx, "2.5"))
        path(.d("M15.5 5.5v-.5a1.5 1.5 0 0 0-1.5-1.5H5A1.5 1.5 0 0 0 3.5 5v9A1.5 1.5 0 0 0 5 15.5h.5"))
      }
    case .diary:
      path(
        .d(
          "M6.5 3.5h11a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2zM8.5 3.5v17M12 8.5h4M12 12h4")
      )
    case .down: path(.d("M5.5 9.5L12 16l6.5-6.5"))
    case .download: path(.d("M12 3.5v12M7 10.5l5 5 5-5M4 15.5V18a2.5 2.5 0 0 0 2.5 2.5h11A2.5 2.5 0 0 0 20 18v-2.5"))
    case .file:
      path(.d("M13.5 3.5H7a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V9zM13.5 3.5V9H19M8.5 13h7M8.5 16.5h4.5"))
    case .filter:
      HTML {
        path(.d("M4 7h9M17.5 7H20M4 17h2.5M11 17h9"))
        circle(.svg(.cx, "15.25"), .svg(.cy, "7"), .svg(.r, "2.25"))
        circle(.svg(.cx, "8.75"), .svg(.cy, "17"), .svg(.r, "2.25"))
      }
    case .flag: path(.d("M5.5 21V4M5.5 4.5c4-2 8 2 13 0v9c-5 2-9-2-13 0"))
    case .gear:
      HTML {
        circle(.svg(.cx, "12"), .svg(.cy, "12"), .svg(.r, "3"))
        path(.d("M12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M6 6l2.1 2.1M15.9 15.9L18 18M18 6l-2.1 2.1M8.1 15.9L6 18"))
      }
    case .globe:
      HTML {
        circle(.svg(.cx, "12"), .svg(.cy, "12"), .svg(.r, "8.5"))
        path(.d("M3.5 12h17M12 3.5c5.3 5 5.3 12 0 17M12 3.5c-5.3 5-5.3 12 0 17"))
      }
    case .info:
      HTML {
        circle(.svg(.cx, "12"), .svg(.cy, "12"), .svg(.r, "8.5"))
        path(.d("M12 11v5.5M12 7.7v.2"))
      }
    case .left: path(.d("M14.5 5.5L8 12l6.5 6.5"))
    case .list: path(.d("M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.2 6.5h.1M4.2 12h.1M4.2 17.5h.1"))
    case .lock:
      HTML {
        rect(.svg(.x, "4.5"), .svg(.y, "10.5"), .svg(.width, "15"), .svg(.height, "10"), .svg(.rx, "2.5"))
        path(.d("M8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2"))
      }
    case .menu: path(.d("M4 7h16M4 12h16M4 17h16"))
    case .more:
      HTML {
        circle(.svg(.cx, "5.5"), .svg(.cy, "12"), .svg(.r, "1.1"))
        circle(.svg(.cx, "12"), .svg(.cy, "12"), .svg(.r, "1.1"))
        circle(.svg(.cx, "18.5"), .svg(.cy, "12"), .svg(.r, "1.1"))
      }
    case .pencil: path(.d("M4 20l1-4.5L16 4.5a2 2 0 0 1 3 0l.5.5a2 2 0 0 1 0 3L8.5 19zM14 6.5l3.5 3.5"))
    case .plus: path(.d("M12 5v14M5 12h14"))
    case .right: path(.d("M9.5 5.5L16 12l-6.5 6.5"))
    case .search:
      HTML {
        circle(.svg(.cx, "11"), .svg(.cy, "11"), .svg(.r, "6.5"))
        path(.d("M16 16l4.5 4.5"))
      }
    case .share:
      path(
        .d(
          "M12 14.5V3.5M8 7l4-3.5L16 7M6.5 11H6a1.5 1.5 0 0 0-1.5 1.5V19A1.5 1.5 0 0 0 6 20.5h12a1.5 1.5 0 0 0 1.5-1.5v-6.5A1.5 1.5 0 0 0 18 11h-.5"
        ))
    case .sigma: path(.d("M17.5 7V4.5h-11L13 12l-6.5 7.5h11V17"))
    case .star: path(.d("M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z"))
    case .tag:
      path(
        .d("M4 5.5A1.5 1.5 0 0 1 5.5 4h6.2L20 12.3a1.5 1.5 0 0 1 0 2.1L14.4 20a1.5 1.5 0 0 1-2.1 0L4 11.7zM8.2 8.2v.1"))
    case .text: path(.d("M3.5 18L8.5 6l5 12M5.2 14h6.6M14.5 18l3-7.5 3 7.5M15.5 15.5h4"))
    case .trades:
      HTML {
        path(.d("M7 4v3M7 15v4.5M17 4.5V8M17 17v2.5"))
        rect(.svg(.x, "4.5"), .svg(.y, "7"), .svg(.width, "5"), .svg(.height, "8"), .svg(.rx, "1.5"))
        rect(.svg(.x, "14.5"), .svg(.y, "8"), .svg(.width, "5"), .svg(.height, "9"), .svg(.rx, "1.5"))
      }
    case .trash: path(.d("M4.5 6.5h15M9.5 6V3.5h5V6M6.5 6.5l1 14h9l1-14M10 10.5v6M14 10.5v6"))
    case .undo: path(.d("M8.5 5L4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3"))
    case .up: path(.d("M5.5 14.5L12 8l6.5 6.5"))
    case .upload: path(.d("M12 15.5V4M7 8.5L12 3.5l5 5M4 15.5V18a2.5 2.5 0 0 0 2.5 2.5h11A2.5 2.5 0 0 0 20 18v-2.5"))
    case .user:
      HTML {
        circle(.svg(.cx, "12"), .svg(.cy, "8.5"), .svg(.r, "4"))
        path(.d("M4.5 20c.7-3.8 3.5-6 7.5-6s6.8 2.2 7.5 6"))
      }
    case .warn: path(.d("M12 3.8L2.8 19.7h18.4zM12 10v4.5M12 17v.2"))
    }
  }
}
