/// The words by which tables in eight languages call their columns; within a role the surest come first.
package enum HeaderWords {
  /// The role that a header names by itself; nil when no list has it.
  package static func role(of header: String) -> ColumnRole? { match(header)?.role }

  /// The role of a header and how sure its word is: 0 is surest.
  static func match(_ header: String) -> (role: ColumnRole, rank: Int)? {
    let name = HeaderText.normalised(header)
    guard let found = index[name] ?? index[withoutBracket(header)] else { return nil }
    return found
  }

  /// `Price ($)` and `수량(주)` are a price and a quantity.
  private static func withoutBracket(_ header: String) -> String {
    HeaderText.normalised(String(header.prefix { $0 != "(" && $0 != "（" && $0 != "[" }))
  }

  private static let index: [String: (role: ColumnRole, rank: Int)] = {
    var index: [String: (role: ColumnRole, rank: Int)] = [:]
    for (role, words) in table {
      for (rank, word) in words.enumerated() {
        let name = HeaderText.normalised(word)
        if index[name] == nil { index[name] = (role, rank) }
      }
    }
    return index
  }()

  private static let table: [(ColumnRole, [String])] = [
    (
      .at,
      [
        "체결일시", "거래일시", "체결시간", "일시", "datetime", "date/time", "timestamp", "filled time", "fill time",
        "created at", "date(utc)", "utc_time", "約定日時", "取引日時", "日時", "成交时间", "交易时间", "成交時間",
        "交易時間", "tanggal dan waktu", "waktu transaksi", "วันเวลา", "วันที่และเวลา", "ngày giờ", "thời gian khớp",
        "thời gian",
      ]
    ),
    (
      .day,
      [
        "거래일자", "거래일", "체결일자", "체결일", "매매일자", "매매일", "주문일자", "일자", "날짜", "trade date",
        "t/d", "activity date", "transaction date", "run date", "date", "day", "約定日", "取引日", "日付", "年月日",
        "成交日期", "交易日期", "日期", "tanggal transaksi", "tanggal", "tgl", "วันที่ซื้อขาย", "วันที่", "วัน",
        "ngày giao dịch", "ngày", "datum", "handelsdatum",
      ]
    ),
    (
      .time,
      [
        "체결시각", "처리시간", "시각", "시간", "exec time", "trade time", "time", "約定時刻", "時刻", "時間", "时间",
        "jam", "waktu", "เวลา", "giờ", "tijd", "uhrzeit",
      ]
    ),
    (
      .kind,
      [
        "거래구분", "매매구분", "거래종류", "거래유형", "거래명", "종류", "구분", "유형", "side", "buy/sell", "b/s",
        "action", "trans code", "transaction type", "type", "kind", "売買区分", "売買", "取引区分", "取引種別",
        "種別", "种类", "买卖方向", "买卖", "交易类型", "类型", "方向", "買賣別", "買賣", "交易類型", "交易類別",
        "類型", "種類", "jenis transaksi", "jenis", "tipe", "ประเภทรายการ", "ประเภท", "ซื้อ/ขาย", "loại giao dịch",
        "loại lệnh", "mua/bán", "loại",
      ]
    ),
    (
      .code,
      [
        "종목코드", "종목번호", "단축코드", "코드", "symbol", "ticker", "code", "instrument", "isin", "銘柄コード",
        "証券コード", "コード", "证券代码", "股票代码", "代码", "證券代號", "股票代號", "代號", "代碼", "kode saham",
        "kode efek", "kode", "รหัสหลักทรัพย์", "ชื่อย่อ", "รหัส", "mã chứng khoán", "mã cổ phiếu", "mã ck", "mã",
      ]
    ),
    (
      .item,
      [
        "종목명", "종목", "상품명", "코인", "자산", "item", "name", "security", "product", "asset", "pair", "market",
        "description", "銘柄名", "銘柄", "商品名", "证券名称", "股票名称", "名称", "證券名稱", "股票名稱", "商品名稱",
        "名稱", "nama saham", "nama efek", "saham", "nama", "ชื่อหลักทรัพย์", "หลักทรัพย์", "ชื่อหุ้น", "หุ้น",
        "ชื่อ", "tên chứng khoán", "tên cổ phiếu", "tên", "chứng khoán",
      ]
    ),
    (
      .quantity,
      [
        "체결수량", "거래수량", "수량", "주수", "quantity", "qty", "filled qty", "no. of shares", "shares", "count",
        "size", "executed", "units", "約定数量", "数量", "株数", "口数", "成交数量", "股数", "成交數量", "數量",
        "股數", "jumlah saham", "jumlah lembar", "kuantitas", "lembar", "lot", "จำนวนหุ้น", "จำนวน", "ปริมาณ",
        "khối lượng khớp", "khối lượng", "số lượng", "aantal", "menge",
      ]
    ),
    (
      .price,
      [
        "체결단가", "체결가격", "거래단가", "단가", "가격", "체결가", "price", "avg price", "fill price", "trade price",
        "price / share", "unit price", "約定単価", "約定価格", "単価", "価格", "成交价格", "成交均价", "单价", "价格",
        "成交價格", "成交價", "單價", "價格", "harga", "harga satuan", "ราคาต่อหน่วย", "ราคา", "giá khớp", "đơn giá",
        "giá", "koers", "kurs",
      ]
    ),
    (
      .amount,
      [
        "거래금액", "체결금액", "거래대금", "매매금액", "금액", "amount", "gross amount", "gross proceeds", "subtotal",
        "proceeds", "value", "total", "約定代金", "約定金額", "取引金額", "金額", "成交金额", "交易金额", "金额",
        "成交金額", "交易金額", "jumlah transaksi", "nilai transaksi", "nilai", "มูลค่ารวม", "มูลค่า", "จำนวนเงิน",
        "giá trị giao dịch", "giá trị", "thành tiền", "bedrag", "betrag",
      ]
    ),
    (
      .fee,
      [
        "수수료", "매매수수료", "fee", "fees", "commission", "comm", "comm/fee", "fees & comm", "commissions & fees",
        "手数料", "手续费", "佣金", "手續費", "biaya", "komisi", "fee broker", "ค่าธรรมเนียม", "ค่าคอมมิชชั่น", "phí",
        "phí giao dịch", "kosten", "gebühr",
      ]
    ),
    (
      .tax,
      [
        "제세금", "제세금합", "거래세", "세금", "거래세/농특세", "tax", "taxes", "withholding tax", "税金", "税",
        "税费", "印花税", "稅金", "稅", "證交稅", "交易稅", "pajak", "ภาษี", "thuế",
      ]
    ),
    (
      .currency,
      [
        "통화", "통화코드", "통화구분", "currency", "ccy", "currency code", "通貨", "币种", "货币", "幣別", "貨幣",
        "mata uang", "สกุลเงิน", "loại tiền", "tiền tệ", "valuta", "währung",
      ]
    ),
    (
      .tag,
      [
        "태그", "분류", "tag", "tags", "label", "category", "タグ", "分類", "标签", "分类", "標籤", "label", "kategori",
        "แท็ก", "หมวดหมู่", "thẻ", "nhãn", "phân loại",
      ]
    ),
    (
      .memo,
      [
        "메모", "비고", "적요", "memo", "note", "notes", "comment", "remark", "メモ", "備考", "摘要", "备注", "備註",
        "catatan", "keterangan", "หมายเหตุ", "บันทึก", "ghi chú", "diễn giải",
      ]
    ),
  ]
}
