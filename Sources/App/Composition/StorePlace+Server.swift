import Store

#if PostgreSQL
  import StorePostgres

  extension StorePlace {
    static func server(_ url: String, connections: Int) throws -> any Database {
      try PostgresDatabase(url: url, connections: connections)
    }
  }
#else
  extension StorePlace {
    static func server(_ url: String, connections: Int) throws(StorePlaceError) -> any Database {
      throw .notBuiltIn
    }
  }
#endif
