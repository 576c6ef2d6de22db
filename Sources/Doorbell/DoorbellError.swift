import Glibc

/// Why a doorbell cannot be opened or listened to.
package struct DoorbellError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file or folder that was asked for.
  package let path: String

  /// The system's error number (`errno`).
  package let code: Int32

  package init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }

  package var description: String {
    // strerror always returns a C string that ends; it is copied before anybody can call it again.
    "\(path): \(String(cString: strerror(code)))"
  }
}
