import Glibc

/// A file whose closing tells every listener, in any process, that something changed.
///
/// ```swift
/// try Doorbell(path: bell).ring()
/// ```
///
/// The file is opened for reading and writing and never written: the kernel reports the closing of
/// a writable descriptor (`IN_CLOSE_WRITE`) all the same, and does so too when its holder is killed.
/// So a writer who opens the bell before it begins cannot end unheard.
package struct Doorbell: ~Copyable {
  /// The open descriptor, for a holder that also locks the file. It stays the doorbell's own:
  /// closing it rings, and only the doorbell closes it.
  package let fileDescriptor: Int32

  /// Opens the file, creating it with mode 0600 when there is none; its folder must exist.
  ///
  /// - Throws: `DoorbellError` when the file cannot be opened for writing.
  package init(path: String) throws(DoorbellError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOCTTY, 0o600)
    guard descriptor >= 0 else { throw DoorbellError(path: path, code: errno) }
    fileDescriptor = descriptor
  }

  /// Closes the file, which rings. Letting the doorbell go out of scope does the same.
  package consuming func ring() {}

  deinit { close(fileDescriptor) }
}
