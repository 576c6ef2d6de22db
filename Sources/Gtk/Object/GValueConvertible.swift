internal import CGtk
internal import CGtkShim

/// A Swift type that goes through a `GValue`. Enumerations and flags of C go through `Int32` and
/// `UInt32`: GLib transforms them.
package protocol GValueConvertible {
  /// GLib's number for the type.
  static var valueType: UInt { get }
  /// Reads a `GValue` of `valueType`, by its address.
  static func read(_ value: UnsafeRawPointer) -> Self
  /// Writes into a `GValue` of `valueType`, by its address.
  func write(_ value: UnsafeMutableRawPointer)
}

// The addresses are those of a `GValue` in `withValue` below; binding them back is sound.
private func gvalue(_ pointer: UnsafeRawPointer) -> UnsafePointer<GValue> {
  pointer.assumingMemoryBound(to: GValue.self)
}
private func gvalue(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutablePointer<GValue> {
  pointer.assumingMemoryBound(to: GValue.self)
}

extension Bool: GValueConvertible {
  package static var valueType: UInt { gtkshim_type_boolean() }
  package static func read(_ value: UnsafeRawPointer) -> Bool {
    g_value_get_boolean(gvalue(value)) != 0
  }
  package func write(_ value: UnsafeMutableRawPointer) {
    g_value_set_boolean(gvalue(value), self ? 1 : 0)
  }
}

extension Int32: GValueConvertible {
  package static var valueType: UInt { gtkshim_type_int() }
  package static func read(_ value: UnsafeRawPointer) -> Int32 { g_value_get_int(gvalue(value)) }
  package func write(_ value: UnsafeMutableRawPointer) { g_value_set_int(gvalue(value), self) }
}

extension UInt32: GValueConvertible {
  package static var valueType: UInt { gtkshim_type_uint() }
  package static func read(_ value: UnsafeRawPointer) -> UInt32 { g_value_get_uint(gvalue(value)) }
  package func write(_ value: UnsafeMutableRawPointer) { g_value_set_uint(gvalue(value), self) }
}

extension Double: GValueConvertible {
  package static var valueType: UInt { gtkshim_type_double() }
  package static func read(_ value: UnsafeRawPointer) -> Double {
    g_value_get_double(gvalue(value))
  }
  package func write(_ value: UnsafeMutableRawPointer) { g_value_set_double(gvalue(value), self) }
}

extension String: GValueConvertible {
  package static var valueType: UInt { gtkshim_type_string() }
  package static func read(_ value: UnsafeRawPointer) -> String {
    g_value_get_string(gvalue(value)).map { String(cString: $0) } ?? ""
  }
  package func write(_ value: UnsafeMutableRawPointer) { g_value_set_string(gvalue(value), self) }
}

/// Runs `body` with an initialised `GValue`, which is unset afterwards.
func withValue<R>(_ type: GType, _ body: (UnsafeMutablePointer<GValue>) -> R) -> R {
  var value = GValue()
  return withUnsafeMutablePointer(to: &value) { pointer in
    g_value_init(pointer, type)
    defer { g_value_unset(pointer) }
    return body(pointer)
  }
}
