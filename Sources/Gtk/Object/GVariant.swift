internal import CGtk

/// GLib's own form of a `Variant`: an immutable, serialised value.
///
/// `@unchecked Sendable`: immutable, and its reference count is atomic.
package final class GVariant: @unchecked Sendable {
  private let pointer: OpaquePointer

  /// Takes a variant that C lends or hands over floating.
  init(_ pointer: OpaquePointer) {
    self.pointer = g_variant_ref_sink(pointer)
  }

  /// The variant behind a signal's argument.
  package convenience init?(borrowing raw: UnsafeMutableRawPointer?) {
    guard let raw else { return nil }
    self.init(OpaquePointer(raw))
  }

  package convenience init(_ value: Variant) { self.init(Self.make(value)) }

  /// Parses GLib's text form, such as `{'task': <'1'>}`.
  ///
  /// - Throws: `GLibError` that names the place.
  package init(parsing text: String) throws(GLibError) {
    let parsed = try withGError { error in g_variant_parse(nil, text, nil, nil, error) }
    guard let parsed else {
      throw GLibError(domain: "g-variant-parse-error-quark", code: 0, message: text)
    }
    pointer = parsed
  }

  deinit { g_variant_unref(pointer) }

  /// Lends the C variant to a call. The object is kept alive until the call is over; a bare
  /// pointer would outlive a temporary one.
  func withPointer<R>(_ body: (OpaquePointer) -> R) -> R {
    withExtendedLifetime(self) { body(pointer) }
  }

  /// Lends a value, or nil, to a call.
  static func with<R>(_ value: Variant?, _ body: (OpaquePointer?) -> R) -> R {
    guard let value else { return body(nil) }
    return GVariant(value).withPointer { body($0) }
  }

  /// GLib's type string.
  package var typeString: String { withPointer { String(cString: g_variant_get_type_string($0)) } }

  /// GLib's text form, with the types that are not obvious.
  package var text: String { withPointer { takeString(g_variant_print($0, 1)) ?? "" } }

  /// The value; small whole numbers become 32 bits wide, and large ones 64 where they fit.
  package var value: Variant { withPointer { Self.read($0) } }

  /// Makes a floating variant, or lends one that is kept.
  private static func make(_ value: Variant) -> OpaquePointer {
    switch value {
    case .boolean(let value): g_variant_new_boolean(value ? 1 : 0)
    case .int32(let value): g_variant_new_int32(value)
    case .uint32(let value): g_variant_new_uint32(value)
    case .int64(let value): g_variant_new_int64(gint64(value))
    case .double(let value): g_variant_new_double(value)
    case .string(let value): g_variant_new_string(clean(value))
    case .array(let values, let element): array(values.map(make), element)
    case .tuple(let values): tuple(values.map(make))
    case .boxed(let value): g_variant_new_variant(make(value))
    // The reference that others take for a floating one is added to it.
    case .other(let value): value.pointer
    case .dictionary(let entries):
      // Sorted, so that equal dictionaries are equal byte for byte.
      array(
        entries.sorted { $0.key < $1.key }.map { key, value in
          g_variant_new_dict_entry(
            g_variant_new_string(clean(key)), g_variant_new_variant(make(value)))
        }, "{sv}")
    }
  }

  /// A C string ends at its first zero.
  private static func clean(_ text: String) -> String {
    guard text.utf8.contains(0) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value != 0 }))
  }

  private static func array(_ items: [OpaquePointer], _ element: String) -> OpaquePointer {
    let type = g_variant_type_new(element)
    defer { g_variant_type_free(type) }
    let optional = items.map { Optional($0) }
    return optional.withUnsafeBufferPointer {
      g_variant_new_array(type, $0.baseAddress, gsize($0.count))
    }
  }

  private static func tuple(_ items: [OpaquePointer]) -> OpaquePointer {
    let optional = items.map { Optional($0) }
    return optional.withUnsafeBufferPointer {
      g_variant_new_tuple($0.baseAddress, gsize($0.count))
    }
  }

  private static func read(_ pointer: OpaquePointer) -> Variant {
    switch String(cString: g_variant_get_type_string(pointer)) {
    case "b": return .boolean(g_variant_get_boolean(pointer) != 0)
    case "y": return .int32(Int32(g_variant_get_byte(pointer)))
    case "n": return .int32(Int32(g_variant_get_int16(pointer)))
    case "q": return .int32(Int32(g_variant_get_uint16(pointer)))
    case "i": return .int32(g_variant_get_int32(pointer))
    case "u": return .uint32(g_variant_get_uint32(pointer))
    case "x": return .int64(Int64(g_variant_get_int64(pointer)))
    case "t":
      let value = Int64(exactly: g_variant_get_uint64(pointer))
      return value.map { .int64($0) } ?? .other(GVariant(pointer))
    case "d": return .double(g_variant_get_double(pointer))
    case "s", "o", "g": return .string(String(cString: g_variant_get_string(pointer, nil)))
    case "v": return children(pointer).first.map { .boxed($0) } ?? .other(GVariant(pointer))
    case "a{sv}": return dictionary(pointer)
    case let type where type.hasPrefix("("): return .tuple(children(pointer))
    case let type where type.hasPrefix("a") && !type.hasPrefix("a{"):
      return array(pointer, element: type.dropFirst()) ?? .other(GVariant(pointer))
    default: return .other(GVariant(pointer))
    }
  }

  /// Nil where some elements fit into a case and others do not.
  private static func array(_ pointer: OpaquePointer, element: Substring) -> Variant? {
    let values = children(pointer)
    // The elements may be read as another type than they have.
    let empty = String(element.map { widened[$0] ?? $0 })
    let type = values.first?.typeString ?? empty
    guard values.allSatisfy({ $0.typeString == type }) else { return nil }
    return .array(values, element: type)
  }

  /// As which types `read` reads others.
  private static let widened: [Character: Character] = [
    "y": "i", "n": "i", "q": "i", "t": "x", "o": "s", "g": "s",
  ]

  private static func dictionary(_ pointer: OpaquePointer) -> Variant {
    var entries: [String: Variant] = [:]
    for entry in childPointers(pointer) {
      defer { g_variant_unref(entry) }
      let pair = children(entry)
      if pair.count == 2, case .string(let key) = pair[0], case .boxed(let value) = pair[1] {
        entries[key] = value
      }
    }
    return .dictionary(entries)
  }

  private static func children(_ pointer: OpaquePointer) -> [Variant] {
    childPointers(pointer).map { child in
      defer { g_variant_unref(child) }
      return read(child)
    }
  }

  /// The values inside; the caller releases each.
  private static func childPointers(_ pointer: OpaquePointer) -> [OpaquePointer] {
    (0..<g_variant_n_children(pointer)).compactMap { g_variant_get_child_value(pointer, $0) }
  }
}

extension GVariant: Equatable {
  package static func == (one: GVariant, other: GVariant) -> Bool {
    one.withPointer { one in
      other.withPointer { g_variant_equal(UnsafeRawPointer(one), UnsafeRawPointer($0)) != 0 }
    }
  }
}
