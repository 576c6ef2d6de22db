import Doorbell
import Glibc

/// Which file it is, whatever it is called: two paths or descriptors of one file have the same.
struct FileIdentity: Equatable {
  private let device: dev_t
  private let inode: ino_t

  /// nil when there is no such file.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, inode) = (status.st_dev, status.st_ino)
  }

  /// nil when there is no such file.
  ///
  /// - Throws: `TaskStoreError` when it cannot be told, as for want of permission: that something
  ///   cannot be seen does not mean that it is not there.
  static func find(path: String) throws -> FileIdentity? {
    if let found = FileIdentity(path: path) { return found }
    let code = errno
    guard code == ENOENT || code == ENOTDIR else {
      throw TaskStoreError.from(DoorbellError(path: path, code: code))
    }
    return nil
  }

  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    (device, inode) = (status.st_dev, status.st_ino)
  }
}
