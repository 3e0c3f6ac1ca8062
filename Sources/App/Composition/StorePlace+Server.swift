import Store

extension StorePlace {
  static func server(_ url: String, connections: Int) throws(StorePlaceError) -> any Database {
    throw .notBuiltIn
  }
}
