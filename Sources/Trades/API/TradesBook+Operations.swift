package import Book

extension TradesBook {
  /// What programs can ask of the book.
  package var operations: [Operation] {
    let accounts = AccountsService(house)
    return TradeOperations(records: records, accounts: accounts).all
      + AccountOperations(accounts: accounts, records: records).all
      + ReportOperations(reports: reports, records: records, accounts: accounts).all
  }
}
