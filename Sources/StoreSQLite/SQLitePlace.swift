/// Where a database lies and how long to wait for other programs that write to it.
struct SQLitePlace: Sendable {
  let folder: String
  let file: String
  let busySeconds: Int
}
