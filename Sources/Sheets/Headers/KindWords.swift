/// The words by which files in eight languages call what happened.
enum KindWords {
  /// Words that are the whole cell.
  static let whole: [String: KindWord] = {
    var index: [String: KindWord] = [:]
    for kind in KindWord.allCases { index[HeaderText.normalised(kind.rawValue)] = kind }
    for (kind, words) in table { for word in words { index[HeaderText.normalised(word)] = kind } }
    return index
  }()

  /// An order that did not become a trade.
  static let cancelled = [
    "취소", "거부", "정정", "cancelled", "canceled", "rejected", "failed", "expired", "working", "取消", "失効", "撤单",
    "撤單", "dibatalkan", "ditolak", "ยกเลิก", "đã hủy", "bị từ chối",
  ]

  /// Words that decide when they are part of a longer cell, in this order: `주식매수입고` is a purchase.
  static let parts: [(kind: KindWord, words: [String])] = [
    (.exchange, ["환전", "외화매수", "외화매도", "両替", "换汇", "換匯"]),
    (.split, ["분할", "병합", "split", "分割", "併合", "拆股", "合股", "拆分"]),
    (.bonus, ["무상", "유상", "주식배당", "無償", "送股", "配股", "bonus"]),
    (.reward, ["스테이킹", "에어드랍", "에어드롭", "리워드", "staking", "airdrop", "reward", "rewards"]),
    (.fee, ["수수료", "手数料", "手续费", "手續費", "fee", "fees", "commission"]),
    (.tax, ["원천세", "원천징수", "세금", "源泉", "预扣", "預扣", "withholding", "tax"]),
    (.dividend, ["배당", "분배금", "配当", "分配金", "股息", "股利", "分红", "dividend", "dividends", "dividen", "ปันผล"]),
    (.interest, ["이자", "이용료", "利息", "利子", "interest", "bunga", "ดอกเบี้ย"]),
    (.sell, ["매도", "판매", "売却", "売り", "卖出", "賣出", "sell", "sold", "verkoop", "verkauf", "jual"]),
    (.buy, ["매수", "구매", "매입", "買付", "買い", "购入", "买入", "買進", "buy", "bought", "koop", "kauf", "beli"]),
    (.transferIn, ["입고", "入庫", "转入", "轉入"]),
    (.transferOut, ["출고", "出庫", "转出", "轉出"]),
    (.withdraw, ["출금", "出金", "提现", "提領", "withdrawal", "withdraw"]),
    (.deposit, ["입금", "入金", "充值", "存款", "deposit"]),
    (.expire, ["만기", "소멸", "満期"]),
  ]

  private static let table: [(KindWord, [String])] = [
    (
      .buy,
      [
        "매수", "구매", "매입", "b", "bot", "bto", "bc", "bid", "bought", "買", "買い", "買付", "现物买", "买",
        "买入", "買進", "買入", "beli", "pembelian", "ซื้อ", "mua", "koop", "kauf", "achat",
      ]
    ),
    (
      .sell,
      [
        "매도", "판매", "s", "ss", "sld", "sto", "stc", "ask", "sold", "売", "売り", "売付", "売却", "卖", "卖出", "賣",
        "賣出", "jual", "penjualan", "ขาย", "bán", "verkoop", "verkauf", "vente",
      ]
    ),
    (.memo, ["메모", "노트", "기록", "note", "メモ", "备忘", "备注", "備忘", "備註", "catatan", "บันทึก", "ghi chú"]),
    (
      .dividend,
      [
        "배당", "배당금", "분배금", "cdiv", "div", "配当", "配当金", "分配金", "股息", "分红", "股利", "dividen",
        "เงินปันผล", "ปันผล", "cổ tức",
      ]
    ),
    (.interest, ["이자", "예탁금이용료", "int", "利息", "利子", "bunga", "ดอกเบี้ย", "lãi", "tiền lãi"]),
    (.fee, ["수수료", "手数料", "手续费", "手續費", "biaya", "komisi", "ค่าธรรมเนียม", "phí"]),
    (.tax, ["세금", "제세금", "税金", "税", "税费", "稅金", "稅", "pajak", "ภาษี", "thuế"]),
    (.deposit, ["입금", "충전", "入金", "存入", "存款", "充值", "setoran", "setor", "ฝาก", "ฝากเงิน", "nạp", "nạp tiền"]),
    (
      .withdraw,
      [
        "출금", "withdrawal", "出金", "提取", "取款", "提现", "提領", "penarikan", "tarik", "ถอน", "ถอนเงิน", "rút",
        "rút tiền",
      ]
    ),
    (
      .transferIn,
      ["입고", "대체입고", "타사입고", "transfer in", "receive", "入庫", "转入", "轉入", "transfer masuk", "โอนเข้า", "chuyển vào"]
    ),
    (
      .transferOut,
      ["출고", "대체출고", "타사출고", "transfer out", "send", "出庫", "转出", "轉出", "transfer keluar", "โอนออก", "chuyển ra"]
    ),
    (.exchange, ["환전", "fx", "convert", "両替", "为替", "换汇", "換匯", "兑换", "兌換", "tukar", "แลกเงิน", "đổi tiền"]),
    (.split, ["액면분할", "주식분할", "액면병합", "spl", "株式分割", "拆股", "股票分割", "pemecahan saham", "แตกพาร์", "chia tách"]),
    (.bonus, ["무상증자", "유상증자", "주식배당", "無償割当", "送股", "配股", "saham bonus", "หุ้นปันผล", "cổ phiếu thưởng"]),
    (.reward, ["스테이킹", "에어드랍", "리워드", "staking income", "報酬", "奖励", "獎勵", "hadiah", "รางวัล", "thưởng"]),
    (.expire, ["만기", "소멸", "oexp", "expiration", "満期", "到期", "kedaluwarsa", "หมดอายุ", "hết hạn", "đáo hạn"]),
  ]
}
