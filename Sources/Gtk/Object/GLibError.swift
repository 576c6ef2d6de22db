internal import CGtk

/// An error that GLib reported.
package struct GLibError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The name of the domain's quark, such as `g-io-error-quark`.
  package let domain: String
  /// The code within the domain.
  package let code: Int
  /// GLib's own words, already in the person's language.
  package let message: String

  package var description: String { message }
}

/// Calls a C function that reports a `GError`, and throws what it reported.
func withGError<R>(
  _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CGtk.GError>?>) -> R
) throws(GLibError) -> R {
  var error: UnsafeMutablePointer<CGtk.GError>?
  let result = body(&error)
  guard let reported = error else { return result }
  defer { g_error_free(reported) }
  throw GLibError(
    domain: g_quark_to_string(reported.pointee.domain).map { String(cString: $0) } ?? "",
    code: Int(reported.pointee.code),
    message: String(cString: reported.pointee.message))
}

/// Takes over a string that GLib allocated.
func takeString(_ pointer: UnsafeMutablePointer<CChar>?) -> String? {
  guard let pointer else { return nil }
  defer { g_free(pointer) }
  return String(cString: pointer)
}
