import Base
import Localization
import Sheets

extension TradeWords {
  /// The name of a format.
  func format(_ id: String) -> String {
    switch id {
    case "nanal": words("trades.format.nanal")
    case "first-version": words("trades.format.firstVersion")
    case "kiwoom-domestic": words("trades.format.kiwoomDomestic")
    default: words("trades.format.table")
    }
  }

  /// The name of the account that is made where a person has none.
  var usualAccount: String { words("trades.account.usual") }

  func ignored(_ reason: IgnoredRow.Reason) -> String {
    switch reason {
    case .header: words("trades.ignored.header")
    case .preamble: words("trades.ignored.preamble")
    case .markup: words("trades.ignored.markup")
    case .blank: words("trades.ignored.blank")
    case .total: words("trades.ignored.total")
    case .cancelled: words("trades.ignored.cancelled")
    case .chosen: words("trades.ignored.chosen")
    }
  }

  func rejected(_ row: RejectedRow) -> String {
    let text = WordArgument.text(row.text)
    return switch row.reason {
    case .dayMissing: words("trades.rejected.dayMissing")
    case .dayUnreadable: words("trades.rejected.dayUnreadable", text)
    case .timeUnreadable: words("trades.rejected.timeUnreadable", text)
    case .kindMissing: words("trades.rejected.kindMissing")
    case .kindUnknown: words("trades.rejected.kindUnknown", text)
    case .numberUnreadable: words("trades.rejected.numberUnreadable", text)
    case .numberTooLarge: words("trades.rejected.numberTooLarge", text)
    case .quantityMissing: words("trades.rejected.quantityMissing")
    case .amountMissing: words("trades.rejected.amountMissing")
    case .itemMissing: words("trades.rejected.itemMissing")
    case .splitMissing: words("trades.rejected.splitMissing")
    case .currencyUnknown: words("trades.rejected.currencyUnknown", text)
    case .sideContradiction: words("trades.rejected.sideContradiction", text)
    case .textTooLong: words("trades.rejected.textTooLong", text)
    case .unreadable: words("trades.rejected.unreadable", text)
    }
  }

  /// Why a whole file is refused, by the code of the reason.
  func refused(_ code: String) -> String {
    switch code {
    case "file_empty": words("trades.file.empty")
    case "file_unreadable": words("trades.file.unreadable")
    case "file_too_large": words("trades.file.tooLarge")
    case "file_not_a_table", "file_without_table": words("trades.file.notATable")
    case "file_zero_byte", "quote_not_closed", "file_cut_off": words("trades.file.damaged")
    case "line_too_long", "too_many_columns", "too_many_cells": words("trades.file.tooMuch")
    case "encoding_unknown": words("trades.file.encoding")
    case "number_too_large": words("trades.rejected.numberTooLarge", .text(""))
    default: code
    }
  }

  /// The name of a field that a column may be named as.
  func field(_ name: String) -> String {
    switch ColumnRole(rawValue: name) {
    case .at: words("trades.field.at")
    case .day: words("trades.field.day")
    case .time: words("trades.field.time")
    case .kind: words("trades.field.kind")
    case .item: words("trades.field.item")
    case .code: words("trades.field.code")
    case .quantity: words("trades.field.quantity")
    case .price: words("trades.field.price")
    case .amount: words("trades.field.amount")
    case .fee: words("trades.field.fee")
    case .tax: words("trades.field.tax")
    case .currency: words("trades.field.currency")
    case .tag: words("trades.field.tag")
    case .memo: words("trades.field.memo")
    case nil: name
    }
  }
}
