import Sheets
import Testing

@Suite struct HeaderTests {
  @Test func `a header is found below a preamble by whole titles only`() throws {
    let sheet = try SheetFixtures.read("kiwoom_domestic.csv").sheets[0]
    let header = try #require(SheetHeader(in: sheet, having: ["거래일자", "거래구분", "거래단가"]))
    #expect(header.index == 1 && header.column("거래구분") == 12 && header.column("구분") == nil)
    #expect(SheetHeader(in: sheet, having: ["거래일자", "종목코드"]) == nil)
  }

  @Test func `titles are matched without regard to width, case and blanks`() {
    let header = SheetHeader(Sheet(rows: [["수 량", "ＤＡＴＥ", "Cur.", "Cur.", "Fees & Comm"]]).rows[0])
    #expect(header.column("수량") == 0 && header.column("date") == 1 && header.column("fees&comm") == 4)
    #expect(header.column("Cur.", nth: 2) == 3 && header.column("Cur.", nth: 3) == nil)
    #expect(header.column(named: "#3") == 2 && header.column(named: "#9") == nil && header.column(named: "Cur.") == 2)
  }

  @Test func `a repeated header is recognised`() throws {
    let sheet = try SheetFixtures.read("samsung.csv").sheets[0]
    let header = try #require(SheetHeader(in: sheet, having: ["거래일자", "거래명", "수량"]))
    #expect(sheet.rows.filter { header.isRepeated(by: $0) }.map(\.line) == [5, 12])
  }

  @Test(
    arguments: [
      ("first_version.csv", [ColumnRole.at: 6, .kind: 1, .tag: 2, .item: 3, .price: 4, .quantity: 5, .memo: 7]),
      (
        "kiwoom_domestic.csv",
        [.day: 0, .item: 1, .quantity: 2, .amount: 3, .tax: 4, .kind: 12, .price: 13, .fee: 14, .time: 21]
      ),
      ("samsung.csv", [.day: 0, .kind: 1, .item: 2, .quantity: 3, .price: 4, .amount: 5, .fee: 6, .tax: 7]),
      ("binance_trades.csv", [.at: 0, .item: 1, .kind: 2, .price: 3, .quantity: 4, .amount: 5, .fee: 6]),
      (
        "schwab_transactions.csv",
        [.day: 0, .kind: 1, .code: 2, .item: 3, .quantity: 4, .price: 5, .fee: 6, .amount: 7]
      ),
    ] as [(String, [ColumnRole: Int])])
  func `the columns of a known table are guessed`(name: String, columns: [ColumnRole: Int]) throws {
    let guess = ColumnGuess(try SheetFixtures.read(name).sheets[0])
    #expect(guess.columns == columns)
  }

  @Test func `a table without titles is guessed from what stands in it`() {
    let guess = ColumnGuess(
      Sheet(rows: [
        ["2025-08-01", "BUY", "005930", "삼성전자", "10", "70,000", "700,000"],
        ["2025-08-02", "SELL", "005930", "삼성전자", "4", "71,500", "286,000"],
        ["2025-08-05", "BUY", "000660", "SK하이닉스", "2", "180,000", "360,000"],
      ]))
    #expect(guess.header == nil)
    #expect(guess.columns == [.day: 0, .kind: 1, .code: 2, .item: 3, .quantity: 4, .price: 5, .amount: 6])
  }

  @Test(arguments: [
    (["날짜", "종목", "수량", "단가", "구분"]), (["Date", "Symbol", "Qty", "Price", "Side"]),
    (["約定日", "銘柄", "数量", "単価", "売買"]), (["日期", "股票名称", "数量", "价格", "买卖"]),
    (["日期", "股票名稱", "數量", "價格", "買賣"]), (["Tanggal", "Nama Saham", "Jumlah Lembar", "Harga", "Jenis"]),
    (["วันที่", "ชื่อหุ้น", "จำนวนหุ้น", "ราคา", "ประเภท"]), (["Ngày", "Mã CK", "Khối lượng", "Giá", "Loại"]),
  ])
  func `titles are known in eight languages`(titles: [String]) {
    let guess = ColumnGuess(Sheet(rows: [titles, ["2025-08-01", "x y", "1", "2", "-"]]))
    let found = guess.columns
    #expect(found[.day] == 0 && (found[.item] ?? found[.code]) == 1)
    #expect(found[.quantity] == 2 && found[.price] == 3 && found[.kind] == 4)
  }

  @Test(
    arguments: [
      ("매수", .buy), ("장내매도", .sell), ("KOSDAQ매수", .buy), ("주식매수입고", .buy), ("해외주식매도출고", .sell),
      ("배당금입금", .dividend), ("이체입금", .deposit), ("이체출금", .withdraw), ("외화매수환전", .exchange),
      ("타사입고", .transferIn), ("메모", .memo), ("BUY", .buy), ("Market sell", .sell), ("YOU BOUGHT OPENING", .buy),
      ("Cash Dividend", .dividend), ("Stock Split", .split), ("Staking Income", .reward), ("買付", .buy), ("卖出", .sell),
      ("賣出", .sell), ("Beli", .buy), ("ขาย", .sell), ("Mua", .buy), ("Bán", .sell), ("transfer_out", .transferOut),
      ("매수취소", nil), ("Mua - đã hủy", nil), ("Cancelled", nil), ("삼성전자", nil), ("", nil),
    ] as [(String, KindWord?)])
  func `a word says the kind`(text: String, kind: KindWord?) {
    #expect(KindWord(text) == kind)
  }
}
