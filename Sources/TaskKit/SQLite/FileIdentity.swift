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

  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    (device, inode) = (status.st_dev, status.st_ino)
  }
}
