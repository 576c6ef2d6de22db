import Glibc

/// A descriptor that is closed with its owner.
final class OwnedDescriptor {
  let fileDescriptor: Int32

  /// - Parameters:
  ///   - descriptor: what the system call gave, or -1 with `errno` set.
  ///   - path: what it was wanted for.
  /// - Throws: `DoorbellError` when the call failed.
  init(_ descriptor: Int32, for path: String) throws(DoorbellError) {
    guard descriptor >= 0 else { throw DoorbellError(path: path, code: errno) }
    fileDescriptor = descriptor
  }

  deinit { close(fileDescriptor) }
}
