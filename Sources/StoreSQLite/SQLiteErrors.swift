import CSQLite
import Glibc
import Store

/// Turns the engine's result codes into what a person can act on.
struct SQLiteErrors: Sendable {
  private let place: SQLitePlace

  init(_ place: SQLitePlace) {
    self.place = place
  }

  func error(_ code: Int32, _ handle: OpaquePointer, sql: String) -> StoreError {
    let detail = String(cString: sqlite3_errmsg(handle))
    return switch code & 0xff {
    case SQLITE_BUSY, SQLITE_LOCKED: .busy(seconds: place.busySeconds)
    case SQLITE_FULL: .full(folder: place.folder)
    case SQLITE_READONLY, SQLITE_PERM: .readOnly(folder: place.folder)
    case SQLITE_CORRUPT, SQLITE_NOTADB: .corrupt(file: place.file, detail: detail)
    case SQLITE_CONSTRAINT: .constraint(constraint(code), detail: detail)
    case SQLITE_IOERR, SQLITE_CANTOPEN: fileError(detail, systemError: sqlite3_system_errno(handle))
    case SQLITE_INTERRUPT: .stopped
    default: .engine(code: Int(code), detail: detail, sql: sql)
    }
  }

  private func constraint(_ code: Int32) -> StoreError.Constraint {
    // Extended codes: the constraint's number in the second byte, above SQLITE_CONSTRAINT.
    switch code >> 8 {
    case 8, 6, 10: .unique
    case 3: .foreignKey
    case 5: .notNull
    case 1: .check
    default: .other
    }
  }

  /// The engine says "I/O error" also where the disk is full or may not be written, for some of its files.
  private func fileError(_ detail: String, systemError: Int32) -> StoreError {
    switch systemError {
    case ENOSPC, EDQUOT: return .full(folder: place.folder)
    case EACCES, EPERM, EROFS: return .readOnly(folder: place.folder)
    default: break
    }
    var space = statvfs()
    if statvfs(place.folder, &space) == 0, space.f_bavail == 0 { return .full(folder: place.folder) }
    return .io(path: place.file, detail: detail)
  }
}
