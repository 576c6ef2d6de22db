import CSQLite
import Glibc

extension TaskStoreError {
  /// The store's error for whatever was thrown while it worked on the file at `path`.
  static func from(_ error: any Error, path: String) -> any Error {
    guard let error = error as? DatabaseError else { return error }
    switch error.systemCode {
    case ENOSPC, EDQUOT: return diskFull(path: path)
    case EACCES, EPERM: return noPermission(path: path)
    case EROFS: return readOnly(path: path)
    default: break
    }
    return switch error.primaryCode {
    case SQLITE_BUSY, SQLITE_LOCKED: locked(path: path)
    case SQLITE_FULL: diskFull(path: path)
    case SQLITE_READONLY: readOnly(path: path)
    case SQLITE_CORRUPT: damaged(path: path)
    case SQLITE_NOTADB: notADatabase(path: path)
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH, SQLITE_IOERR:
      cannotOpen(path: path, reason: error.message)
    default: database(path: path, error)
    }
  }
}
